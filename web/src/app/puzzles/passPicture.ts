const NAME = 'wanderwall.png'

/** One of our drawings as a data address; a browser loads nothing into it from elsewhere. */
export const dataUrl = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`

/** The drawing as a bitmap, which every chat can show. */
async function png(svg: string): Promise<File> {
  const image = new Image()
  image.src = dataUrl(svg)
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = image.naturalWidth
  canvas.height = image.naturalHeight
  canvas.getContext('2d')!.drawImage(image, 0, 0)
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done))
  return new File([blob!], NAME, { type: 'image/png' })
}

function save(file: File): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = NAME
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}

/** Share a drawing as a picture if the device supports it, otherwise save it. */
export async function sharePicture(svg: string): Promise<void> {
  const file = await png(svg)
  if (!navigator.canShare?.({ files: [file] })) return save(file)
  await navigator.share({ files: [file] }).catch(() => undefined) // the player changed their mind
}

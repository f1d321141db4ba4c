import { useMemo } from 'preact/hooks'
import { say } from '../../i18n'
import { Button } from '../../ui/Button'
import { resultSvg } from './picture'

const NAME = 'wanderwall.png'

/** The picture as dots, which every chat can show. */
async function png(svg: string): Promise<File> {
  const image = new Image()
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = image.naturalWidth
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

/** The result as a picture: sent where the device can, else saved. */
export function ResultPicture({ line, own, par }: { line: string; own: number; par: number }) {
  const svg = useMemo(() => resultSvg(line, own, par), [line, own, par])
  const pass = async () => {
    const file = await png(svg)
    if (!navigator.canShare?.({ files: [file] })) return save(file)
    await navigator.share({ files: [file] }).catch(() => undefined) // somebody changed their mind
  }
  return (
    <p class="result-picture">
      <img src={`data:image/svg+xml,${encodeURIComponent(svg)}`} alt={line} width="120" height="120" />
      <Button icon="picture" onClick={() => void pass()}>
        <span class="caption">{say('puzzle-picture')}</span>
      </Button>
    </p>
  )
}

import { useEffect, useState } from 'preact/hooks'

/** A link as a QR code, dark on light in both themes so that every camera reads it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const [{ side, path }, draw] = useState({ side: 25, path: '' })
  useEffect(() => {
    // drawn by a library that few tables need: it is loaded for the first invitation
    void import('qrcode-generator').then(({ default: qrcode }) => {
      const code = qrcode(0, 'M')
      code.addData(text)
      code.make()
      const side = code.getModuleCount()
      let path = ''
      for (let row = 0; row < side; row++)
        for (let column = 0; column < side; column++) if (code.isDark(row, column)) path += `M${column} ${row}h1v1h-1z`
      draw({ side, path })
    })
  }, [text])
  return (
    <svg
      class="qr"
      viewBox={`-3 -3 ${side + 6} ${side + 6}`}
      role="img"
      aria-label={label}
      shape-rendering="crispEdges"
    >
      <rect x="-3" y="-3" width={side + 6} height={side + 6} rx="2" fill="#fff" />
      <path d={path} fill="#2B2140" />
    </svg>
  )
}

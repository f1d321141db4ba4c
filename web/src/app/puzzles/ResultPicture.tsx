import { useMemo } from 'preact/hooks'
import { say } from '../../i18n'
import { Button } from '../../ui/Button'
import { dataUrl, sharePicture } from './passPicture'
import { resultSvg } from './picture'

/** The result as a picture: shared if the device supports it, otherwise saved. */
export function ResultPicture({ line, own, par }: { line: string; own: number; par: number }) {
  const svg = useMemo(() => resultSvg(line, own, par), [line, own, par])
  return (
    <p class="result-picture">
      <img src={dataUrl(svg)} alt={line} width="120" height="120" />
      <Button icon="picture" onClick={() => void sharePicture(svg)}>
        <span class="caption">{say('puzzle-picture')}</span>
      </Button>
    </p>
  )
}

import { exportTexts } from '#texts/exporting.tsx'
import { labels } from '#texts/labels.ts'
import * as handouts from '@transparency-lab/widgets/ui/handout'
import {
  copyHandout,
  copyMarkdown,
  downloadPicture,
} from '@transparency-lab/widgets/ui/take-handout'
import { boardHandout, type BoardExtract } from '../../export/boardHandout.ts'

const { share } = labels

interface TakeAlongProps {
  /** Loads what the dialog has chosen, and takes the last notice away; rejects when the release cannot be loaded. */
  readonly load: () => Promise<BoardExtract>
  readonly onNotice: (text: string) => void
}

/** Buttons that take the rows along into a document: to the clipboard, as a picture, or on paper. */
export function TakeAlong({ load, onNotice }: TakeAlongProps) {
  const prepare = async () => ({ handout: boardHandout(await load()), handouts })
  const copy = async (as: typeof copyHandout) => {
    onNotice(share[await as(prepare())])
  }
  const draw = async (format: 'png' | 'svg') => {
    const failure = await downloadPicture(prepare(), format)
    onNotice(failure === undefined ? exportTexts.pictureSaved : share[failure])
  }
  const actions = [
    [share.copyTable, () => void copy(copyHandout)],
    [share.copyMarkdown, () => void copy(copyMarkdown)],
    [share.png, () => void draw('png')],
    [share.svg, () => void draw('svg')],
    [share.print, () => window.print()],
  ] as const
  return (
    <>
      {actions.map(([name, act]) => (
        <button key={name} type="button" className="site-button" data-tone="plain" onClick={act}>
          {name}
        </button>
      ))}
    </>
  )
}

import { useEvaluationsContext, useLabels, useRelease } from '../../data/index.ts'
import { logUnexpectedError, type ComparedModel } from '../../domain/index.ts'
import {
  copyHandout,
  copyMarkdown,
  downloadPicture,
  saveFile,
  useLazyParts,
  type LazyParts,
  type MenuItem,
} from '../../ui/index.ts'

type Handouts = Awaited<ReturnType<LazyParts['loadHandout']>>
type Handout = Parameters<Handouts['savePicture']>[0]
type Context = Parameters<Handouts['createReportHandout']>[1]

type ExportFile = ReturnType<Handouts['reportCsv']>

/** What a menu exports. */
export interface Exported {
  /** The models in the files. */
  readonly models: readonly ComparedModel[]
  /** The address of the page that shows them, absolute or relative. */
  readonly href: string
  /** Rejects when what the file needs cannot be loaded. */
  readonly toCsv: (
    handouts: Handouts,
    citation: string | undefined,
  ) => ExportFile | Promise<ExportFile>
  readonly toJson: (handouts: Handouts, citation: string | undefined) => ExportFile
  readonly toHandout: (handouts: Handouts, context: Context) => Handout
}

/** The items of a menu: copies of what is on screen, and files of its data. */
interface ExportItems {
  readonly seen: readonly MenuItem[]
  readonly files: readonly MenuItem[]
}

/**
 * Returns the items of a menu that copies, draws and saves. Everything has the host's citation, or at least the
 * address. Whatever fails is announced.
 *
 * @param announce shows what happened
 */
export function useExportItems(exported: Exported, announce: (text: string) => void): ExportItems {
  const { toCsv, toJson } = exported
  const labels = useLabels('share')
  const { load, prepare } = usePrepared(exported, announce)
  const save = async (create: Exported['toCsv']) => {
    try {
      saveFile(await create(...(await load())))
    } catch (error) {
      logUnexpectedError(error)
      announce(labels.fileNotLoaded)
    }
  }
  const copy = async (as: typeof copyHandout) => announce(labels[await as(prepare())])
  const draw = async (format: 'png' | 'svg') => {
    const failure = await downloadPicture(prepare(), format)
    if (failure !== undefined) announce(labels[failure])
  }
  return {
    seen: [
      { id: 'copy', label: labels.copyTable, onChoose: () => void copy(copyHandout) },
      { id: 'markdown', label: labels.copyMarkdown, onChoose: () => void copy(copyMarkdown) },
      { id: 'png', label: labels.png, onChoose: () => void draw('png') },
      { id: 'svg', label: labels.svg, onChoose: () => void draw('svg') },
    ],
    files: [
      { id: 'csv', label: labels.csv, onChoose: () => void save(toCsv) },
      { id: 'json', label: labels.json, onChoose: () => void save(toJson) },
    ],
  }
}

/** Returns functions that load what exports need, and that create the table to copy or to draw. */
function usePrepared({ models, href, toHandout }: Exported, announce: (text: string) => void) {
  const { cite } = useEvaluationsContext()
  const { loadHandout } = useLazyParts()
  const shared = useLabels()
  const share = useLabels('share')
  const release = useRelease()
  const findCitation = async () => {
    try {
      return await cite?.(models)
    } catch (error) {
      logUnexpectedError(error)
      announce(share.uncited)
      return undefined
    }
  }
  const load = () => Promise.all([loadHandout(), findCitation()])
  const prepare = async () => {
    const [handouts, found] = await load()
    const citation = found ?? new URL(href, document.baseURI).href
    const context = { release, citation, labels: { ...shared, share } }
    return { handouts, handout: toHandout(handouts, context) }
  }
  return { load, prepare }
}

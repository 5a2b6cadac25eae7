import { citeTexts } from '#texts/cite.ts'
import { exportTexts } from '#texts/exporting.tsx'
import { shellTexts } from '#texts/shell.tsx'
import { useSuites, type LeaderboardView } from '@transparency-lab/widgets'
import { figuresTable, MEASURES, tidyTable } from '@transparency-lab/widgets/domain'
import { logUnexpectedError } from '@transparency-lab/widgets/domain-internal'
import { saveFile } from '@transparency-lab/widgets/ui/save-file'
import { useState } from 'react'
import { TakeAlong } from './TakeAlong.tsx'
import { Citation } from '../cite/Citation.tsx'
import type { Cited } from '../../cite/citation.ts'
import { getCited } from '../../cite/getCited.ts'
import { getDigest } from '../../changes/changeRecord.ts'
import type { PinnedRelease } from '../../embed/embeddedView.ts'
import { useLatestRelease } from '../../embed/useLatestRelease.ts'
import { SiteDialog } from '../dialog/SiteDialog.tsx'
import { siteAddress } from '../../address/paths.ts'
import { exportCsv, exportJson } from '../../export/exportFile.ts'
import { loadExtract } from '../../export/loadExtract.ts'
import type { SelectedModels } from '../../export/selectModels.ts'
import { toAddress } from '../../address/toAddress.ts'
import { getTableNames, SNAPSHOTS_FOLDER } from '../../releases/paths.ts'

interface ExportDialogProps {
  readonly view: LeaderboardView
  readonly onClose: () => void
}

/** A dialog that exports the figures of the latest release: what is on screen, or the whole suite. */
export function ExportDialog({ view, onClose }: ExportDialogProps) {
  const release = useLatestRelease()
  return (
    <SiteDialog title={shellTexts.exportData} className="site-dialog-body" onClose={onClose}>
      {release.status === 'pending' && <p role="status">{citeTexts.loading}</p>}
      {release.status === 'failed' && <p role="alert">{citeTexts.failed}</p>}
      {release.status === 'ready' && <ExportChoices view={view} release={release.value} />}
    </SiteDialog>
  )
}

const FORMATS = [
  ['CSV', exportCsv],
  ['JSON', exportJson],
] as const

interface ExportChoicesProps {
  readonly view: LeaderboardView
  readonly release: PinnedRelease
}

function ExportChoices({ view, release }: ExportChoicesProps) {
  const [isWholeSuite, setIsWholeSuite] = useState(false)
  const [content, setContent] = useState<'scores' | 'figures'>('scores')
  const [notice, setNotice] = useState('')
  const digest = getDigest(release.figures)
  const cited = useCited(isWholeSuite ? withoutFilters(view) : view, release)

  const load = () => {
    // Clears the live region, so that the same text is announced again.
    setNotice('')
    return loadExtract(release.figures, { view, isWholeSuite, cited })
  }
  const save = async (format: (typeof FORMATS)[number][1]) => {
    try {
      const { licence, selected } = await load()
      const table = toTable(selected, content)
      const file = format({ table, content, selected, licence, cited })
      saveFile(file)
      setNotice(exportTexts.saved({ file: file.name }))
    } catch (error) {
      logUnexpectedError(error)
      setNotice(exportTexts.failed)
    }
  }

  return (
    <>
      <p>{exportTexts.lead({ date: release.publishedOn })}</p>
      <ExportOptions
        isWholeSuite={isWholeSuite}
        content={content}
        onWholeSuite={setIsWholeSuite}
        onContent={setContent}
      />
      <div className="embed-copy">
        <TakeAlong load={load} onNotice={setNotice} />
        {FORMATS.map(([name, format]) => (
          <button
            key={name}
            type="button"
            className="site-button"
            onClick={() => void save(format)}
          >
            {exportTexts.download({ format: name })}
          </button>
        ))}
        <span role="status">{notice}</span>
      </div>
      <WholeRelease digest={digest} />
      <h3>{exportTexts.citation}</h3>
      <Citation cited={cited} />
    </>
  )
}

function useCited(view: LeaderboardView, pinned: PinnedRelease): Cited {
  const listing = useSuites()
  const suites = listing.status === 'ready' ? listing.value.items : []
  return getCited({ widget: 'leaderboard', view }, { pinned, siteUrl: siteAddress(), suites })
}

/** Returns a view with all rows and columns of its suite. */
function withoutFilters(view: LeaderboardView): LeaderboardView {
  return { ...view, search: '', provider: undefined, columns: undefined }
}

/** Returns the rows as data: the scores of the columns on screen, or every published figure. */
function toTable({ suite, models, columns }: SelectedModels, content: 'scores' | 'figures') {
  if (content === 'figures') return figuresTable(models, suite === undefined ? [] : [suite])
  return tidyTable(models, { measures: MEASURES.filter((measure) => columns.includes(measure)) })
}

interface ExportOptionsProps {
  readonly isWholeSuite: boolean
  readonly content: 'scores' | 'figures'
  readonly onWholeSuite: (isWholeSuite: boolean) => void
  readonly onContent: (content: 'scores' | 'figures') => void
}

function ExportOptions(props: ExportOptionsProps) {
  const { isWholeSuite, content, onWholeSuite, onContent } = props
  return (
    <>
      <Choice
        legend={exportTexts.models}
        name="export-rows"
        options={[
          ['screen', exportTexts.onScreen],
          ['suite', exportTexts.wholeSuite],
        ]}
        value={isWholeSuite ? 'suite' : 'screen'}
        onChange={(value) => onWholeSuite(value === 'suite')}
      />
      <Choice
        legend={exportTexts.rows}
        name="export-content"
        options={[
          ['scores', exportTexts.scores],
          ['figures', exportTexts.figures],
        ]}
        value={content}
        onChange={(value) => onContent(value === 'figures' ? 'figures' : 'scores')}
      />
    </>
  )
}

/** The files of all suites. */
function WholeRelease({ digest }: { readonly digest: string }) {
  const { scores, figures, dataPackage } = getTableNames(digest)
  return (
    <p>
      {exportTexts.files({
        scores: (
          <a href={toAddress(SNAPSHOTS_FOLDER + scores)} dir="ltr">
            scores.csv
          </a>
        ),
        figures: (
          <a href={toAddress(SNAPSHOTS_FOLDER + figures)} dir="ltr">
            figures.csv
          </a>
        ),
        dataPackage: (
          <a href={toAddress(SNAPSHOTS_FOLDER + dataPackage)}>{exportTexts.dataPackage}</a>
        ),
      })}
    </p>
  )
}

interface ChoiceProps {
  readonly legend: string
  readonly name: string
  readonly options: readonly (readonly [value: string, label: string])[]
  readonly value: string
  readonly onChange: (value: string) => void
}

function Choice({ legend, name, options, value, onChange }: ChoiceProps) {
  return (
    <fieldset className="embed-themes">
      <legend>{legend}</legend>
      {options.map(([id, label]) => (
        <label key={id}>
          <input
            type="radio"
            name={name}
            value={id}
            checked={value === id}
            onChange={() => onChange(id)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  )
}

import { useSuites } from '@transparency-lab/widgets'
import { LANGUAGE_CODES, LANGUAGES } from '@transparency-lab/widgets/languages'
import { useId } from 'react'
import type { EmbedChoices, EmbeddedView, PartialEmbedChoices } from '../../embed/embeddedView.ts'
import { MAX_HEIGHT } from '../../embed/frameMessage.ts'
import type { LatestRelease } from '../../embed/useLatestRelease.ts'
import { NumberOption } from './NumberOption.tsx'

const THEMES = [
  ['inherit', 'Same as the page'],
  ['light', 'Light'],
  ['dark', 'Dark'],
] as const
const SHOWS = [
  ['table', 'Table'],
  ['picture', 'Picture'],
] as const
const MIN_HEIGHT = 100

interface EmbedOptionsProps {
  readonly embedded: EmbeddedView
  readonly choices: EmbedChoices
  /** The height of the embed in the preview, in px. */
  readonly suggestedHeight: number
  readonly release: LatestRelease
  readonly onChange: (change: PartialEmbedChoices) => void
}

/** The options of an embed. */
export function EmbedOptions(props: EmbedOptionsProps) {
  const { embedded, choices, suggestedHeight, release, onChange } = props
  return (
    <form
      className="embed-options"
      aria-label="Options"
      onSubmit={(event) => event.preventDefault()}
    >
      <ThemeOption choices={choices} onChange={onChange} />
      <LanguageOption choices={choices} onChange={onChange} />
      {embedded.widget === 'leaderboard' && (
        <>
          <ShowOption choices={choices} onChange={onChange} />
          <SuiteOption choices={choices} onChange={onChange} />
          <NumberOption
            label="Maximum rows"
            hint="Default: all"
            value={choices.limit}
            min={1}
            max={1000}
            onChange={(value) => onChange({ limit: value })}
          />
        </>
      )}
      <NumberOption
        label="Reserved height, px"
        hint={`Default: ${suggestedHeight}, as in the preview`}
        value={undefined}
        min={MIN_HEIGHT}
        max={MAX_HEIGHT}
        onChange={(value) => onChange({ height: value })}
      />
      <PinOption choices={choices} release={release} onChange={onChange} />
    </form>
  )
}

type OptionProps = Pick<EmbedOptionsProps, 'choices' | 'onChange'>

function ThemeOption({ choices, onChange }: OptionProps) {
  const name = useId()
  return (
    <fieldset className="embed-themes">
      <legend>Colours</legend>
      {THEMES.map(([value, label]) => (
        <label key={value}>
          <input
            type="radio"
            name={name}
            checked={choices.theme === value}
            onChange={() => onChange({ theme: value })}
          />
          {label}
        </label>
      ))}
    </fieldset>
  )
}

function LanguageOption({ choices, onChange }: OptionProps) {
  return (
    <label className="embed-field embed-language">
      Language
      <select
        value={choices.language}
        onChange={({ target }) => {
          const language = LANGUAGE_CODES.find((code) => code === target.value)
          if (language) onChange({ language })
        }}
      >
        {LANGUAGE_CODES.map((code) => (
          <option key={code} value={code} lang={code}>
            {LANGUAGES[code].name}
          </option>
        ))}
      </select>
    </label>
  )
}

function ShowOption({ choices, onChange }: OptionProps) {
  return (
    <>
      <label className="embed-field embed-show">
        Show as
        <select
          value={choices.show}
          onChange={({ target }) => {
            const chosen = SHOWS.find(([value]) => value === target.value)
            if (chosen) onChange({ show: chosen[0] })
          }}
        >
          {SHOWS.map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <label className="embed-check">
        <input
          type="checkbox"
          checked={choices.showSwitch}
          onChange={({ target }) => onChange({ showSwitch: target.checked })}
        />
        Readers can switch table and picture
      </label>
    </>
  )
}

/** Offers the switch of suites when there are several. */
function SuiteOption({ choices, onChange }: OptionProps) {
  const suites = useSuites()
  if (suites.status !== 'ready' || suites.value.items.length < 2) return null
  return (
    <label className="embed-check embed-suites">
      <input
        type="checkbox"
        checked={choices.suiteSwitch}
        onChange={({ target }) => onChange({ suiteSwitch: target.checked })}
      />
      Readers can choose the suite
    </label>
  )
}

type PinOptionProps = Pick<EmbedOptionsProps, 'choices' | 'release' | 'onChange'>

function PinOption({ choices, release, onChange }: PinOptionProps) {
  const hintId = useId()
  return (
    <div className="embed-pin">
      <label>
        <input
          type="checkbox"
          checked={choices.pinned !== undefined}
          disabled={release.status !== 'ready'}
          aria-describedby={hintId}
          onChange={({ target }) =>
            onChange({ pinned: target.checked ? release.value : undefined })
          }
        />
        Pin this release
      </label>
      <p id={hintId} className="embed-hint">
        {formatHint(release)}
      </p>
    </div>
  )
}

function formatHint(release: LatestRelease): string {
  if (release.status === 'pending') return 'Loading the latest release...'
  if (release.status === 'failed')
    return 'The latest release could not be loaded, so it cannot be pinned.'
  return `Always shows the figures of ${release.value.publishedOn}, with exactly this script.`
}

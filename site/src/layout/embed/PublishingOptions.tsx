import { LANGUAGE_CODES, LANGUAGES } from '@transparency-lab/widgets/languages'
import { useId } from 'react'
import { BRAND, LEAST_HEIGHT } from '../../embed/embeddedView.ts'
import { MAX_HEIGHT } from '../../embed/frameMessage.ts'
import type { LatestRelease } from '../../embed/useLatestRelease.ts'
import { CheckOption } from './CheckOption.tsx'
import type { EmbedOptionsProps } from './EmbedOptions.tsx'
import { NumberOption } from './NumberOption.tsx'
import { SelectOption } from './SelectOption.tsx'

/** How an embed is published: its language, its release and the room that it reserves. */
export function PublishingOptions(props: EmbedOptionsProps) {
  const { choices, suggestedHeight, release, onChange } = props
  return (
    <fieldset className="embed-group">
      <legend>How it is published</legend>
      <SelectOption
        label="Language"
        value={choices.language}
        options={LANGUAGE_CODES.map((code) => [code, LANGUAGES[code].name] as const)}
        langOf={(code) => code}
        onChange={(language) => onChange({ language })}
      />
      <PinOption choices={choices} release={release} onChange={onChange} />
      <CheckOption
        label={`A line names ${BRAND} (always in a frame)`}
        isChecked={choices.brand}
        onChange={(brand) => onChange({ brand })}
      />
      <NumberOption
        label="Reserved height, px"
        hint={`Default: ${suggestedHeight}, as in the preview`}
        value={choices.height === suggestedHeight ? undefined : choices.height}
        min={LEAST_HEIGHT}
        max={MAX_HEIGHT}
        onChange={(height) => onChange({ height })}
      />
    </fieldset>
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
          onChange={({ target }) => onChange({ isPinned: target.checked })}
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

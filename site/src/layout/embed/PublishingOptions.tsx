import { embedTexts } from '#texts/embed.ts'
import { LANGUAGE_CODES, LANGUAGES } from '@transparency-lab/widgets/languages'
import { useId } from 'react'
import { BRAND, MIN_RESERVED_HEIGHT } from '../../embed/embeddedView.ts'
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
      <legend>{embedTexts.publishing}</legend>
      <SelectOption
        label={embedTexts.language}
        value={choices.language}
        options={LANGUAGE_CODES.map((code) => [code, LANGUAGES[code].name] as const)}
        langOf={(code) => code}
        onChange={(language) => onChange({ language })}
      />
      <PinOption choices={choices} release={release} onChange={onChange} />
      <CheckOption
        label={embedTexts.brand({ lab: BRAND })}
        isChecked={choices.brand}
        onChange={(brand) => onChange({ brand })}
      />
      <NumberOption
        label={embedTexts.height}
        hint={embedTexts.asInPreview({ height: suggestedHeight })}
        value={choices.height === suggestedHeight ? undefined : choices.height}
        min={MIN_RESERVED_HEIGHT}
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
        {embedTexts.pin}
      </label>
      <p id={hintId} className="embed-hint">
        {formatHint(release)}
      </p>
    </div>
  )
}

function formatHint(release: LatestRelease): string {
  if (release.status === 'pending') return embedTexts.pinLoading
  if (release.status === 'failed') return embedTexts.pinFailed
  return embedTexts.pinned({ date: release.value.publishedOn })
}

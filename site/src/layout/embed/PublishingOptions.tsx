import { embedTexts } from '#texts/embed.ts'
import { LANGUAGE_CODES, LANGUAGES } from '@transparency-lab/widgets/languages'
import { useId } from 'react'
import { getReleaseId } from '../../releases/releaseReport.ts'
import { BRAND, MIN_RESERVED_HEIGHT } from '../../embed/embeddedView.ts'
import { MAX_HEIGHT } from '../../embed/frameMessage.ts'
import type { LatestRelease } from '../../embed/useLatestRelease.ts'
import { CheckOption } from './CheckOption.tsx'
import type { EmbedOptionsProps } from './EmbedOptions.tsx'
import { NumberOption } from './NumberOption.tsx'
import { SelectOption } from './SelectOption.tsx'

/** How an embed is published: its language, its release and the room that it reserves. */
export function PublishingOptions(props: EmbedOptionsProps) {
  const { choices, suggestedHeight, release, isReleased, onChange } = props
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
      <PinOption choices={choices} release={release} isReleased={isReleased} onChange={onChange} />
      <CheckOption
        label={embedTexts.brand({ lab: BRAND })}
        isChecked={choices.brand}
        onChange={(brand) => onChange({ brand })}
      />
      <NumberOption
        label={embedTexts.height}
        hint={formatHeight(suggestedHeight)}
        value={choices.height}
        min={MIN_RESERVED_HEIGHT}
        max={MAX_HEIGHT}
        onChange={(height) => onChange({ height })}
      />
      <p className="embed-hint">{embedTexts.ownHeight}</p>
    </fieldset>
  )
}

function formatHeight(height: number | undefined): string {
  return height === undefined ? embedTexts.unmeasured : embedTexts.asInPreview({ height })
}

type PinOptionProps = Pick<EmbedOptionsProps, 'choices' | 'release' | 'isReleased' | 'onChange'>

function PinOption({ choices, release, isReleased, onChange }: PinOptionProps) {
  const hintId = useId()
  return (
    <div className="embed-pin">
      <label>
        <input
          type="checkbox"
          checked={choices.pinned !== undefined}
          disabled={release.status !== 'ready' || isReleased !== true}
          aria-describedby={hintId}
          onChange={({ target: { checked } }) => {
            const isPinned = checked && release.status === 'ready'
            onChange({ pin: isPinned ? getReleaseId(release.value.figures) : undefined })
          }}
        />
        {embedTexts.pin}
      </label>
      <p id={hintId} className="embed-hint">
        {formatHint(release, isReleased)}
      </p>
    </div>
  )
}

function formatHint(release: LatestRelease, isReleased: boolean | undefined): string {
  if (release.status === 'failed') return embedTexts.pinFailed
  if (isReleased === false) return embedTexts.unreleased
  if (release.status === 'pending' || isReleased === undefined) return embedTexts.pinLoading
  return embedTexts.pinned({ date: release.value.publishedOn })
}

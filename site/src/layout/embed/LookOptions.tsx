import { contrastText } from '#texts/contrast.ts'
import { embedTexts } from '#texts/embed.ts'
import { findContrastProblems } from '@transparency-lab/widgets/theme/token-problems'
import {
  DEFAULT_PALETTES,
  parseToken,
  type ColourScheme,
  type TokenName,
  type Tokens,
} from '@transparency-lab/widgets/theme/tokens'
import { useState } from 'react'
import { EMBED_THEMES } from '../../embed/embeddedView.ts'
import type { EmbedOptionsProps } from './EmbedOptions.tsx'
import { NumberOption } from './NumberOption.tsx'
import { SelectOption } from './SelectOption.tsx'

const THEMES = EMBED_THEMES.map((theme) => [theme, embedTexts.themes[theme]] as const)
const COLOURS = ['accent', 'surface', 'ink'] as const
const SIZES = [
  ['radius', 10],
  ['fontSize', 14],
  ['rowHeight', 48],
] as const

/** The schemes that readers of each theme see. */
const SCHEMES = { inherit: ['light', 'dark'], light: ['light'], dark: ['dark'] } as const

type LookOptionsProps = Pick<EmbedOptionsProps, 'choices' | 'onChange'>

/** How an embed looks: its theme, colours and sizes, and which colours are too alike. */
export function LookOptions({ choices, onChange }: LookOptionsProps) {
  const { theme, tokens } = choices
  const schemes: readonly ColourScheme[] = SCHEMES[theme]
  const set = (name: TokenName, value: string | undefined) =>
    onChange({ tokens: { ...tokens, [name]: value } })
  return (
    <fieldset className="embed-group">
      <legend>{embedTexts.look}</legend>
      <SelectOption
        label={embedTexts.colours}
        value={theme}
        options={THEMES}
        onChange={(next) => onChange({ theme: next })}
      />
      {schemes.map((scheme) => (
        <fieldset key={scheme} className="embed-colours">
          <legend>{embedTexts.schemes[scheme]}</legend>
          {COLOURS.map((part) => {
            const name: TokenName = scheme === 'dark' ? `${part}Dark` : part
            return (
              <ColourOption
                key={name}
                label={embedTexts.parts[part]}
                name={name}
                value={tokens[name]}
                fallback={getFallback(tokens, scheme, part)}
                onChange={(value) => set(name, value)}
              />
            )
          })}
        </fieldset>
      ))}
      <Contrast
        tokens={tokens}
        schemes={schemes}
        onUse={(name, value) => onChange({ tokens: replaceToken(tokens, name, value) })}
      />
      <div className="embed-sizes">
        {SIZES.map(([name, normal]) => (
          <NumberOption
            key={name}
            label={embedTexts.sizes[name]}
            hint={embedTexts.normal({ size: normal })}
            value={tokens[name] === undefined ? undefined : Number.parseFloat(tokens[name])}
            min={0}
            max={99}
            onChange={(value) => set(name, value === undefined ? undefined : `${value}px`)}
          />
        ))}
      </div>
    </fieldset>
  )
}

/** Replaces a token. A colour of light schemes stays in dark ones, where it may be the right one. */
function replaceToken(tokens: Tokens, name: TokenName, value: string): Tokens {
  const replaced = { ...tokens, [name]: value }
  if (name !== 'accent' && name !== 'surface' && name !== 'ink') return replaced
  return { ...replaced, [`${name}Dark`]: tokens[`${name}Dark`] ?? tokens[name] }
}

/** Returns the colour that holds without a token: that of light colours, or that of the package. */
function getFallback(tokens: Tokens, scheme: ColourScheme, part: (typeof COLOURS)[number]) {
  return (scheme === 'dark' ? tokens[part] : undefined) ?? DEFAULT_PALETTES[scheme][part]
}

interface ColourOptionProps {
  readonly label: string
  readonly name: TokenName
  readonly value: string | undefined
  /** The colour without a value. */
  readonly fallback: string
  readonly onChange: (value: string | undefined) => void
}

/** A colour, picked or typed. An empty field takes the default. */
function ColourOption({ label, name, value, fallback, onChange }: ColourOptionProps) {
  const [text, setText] = useState(value ?? '')
  const [shown, setShown] = useState(value)
  // A new field for each value would close the chooser while the reader drags, and take the focus.
  if (shown !== value) {
    setShown(value)
    setText(value ?? '')
  }
  const parsed = parseToken(name, text)
  const isInvalid = text !== '' && parsed.problem !== undefined
  const take = () => {
    if (!isInvalid) onChange(text === '' ? undefined : parsed.value)
  }
  return (
    <div className="embed-field embed-colour">
      <label>
        {label}
        <input
          type="text"
          dir="ltr"
          autoComplete="off"
          spellCheck={false}
          placeholder={fallback}
          value={text}
          aria-invalid={isInvalid}
          onChange={({ target }) => setText(target.value)}
          onBlur={take}
          onKeyDown={({ key }) => key === 'Enter' && take()}
        />
      </label>
      <input
        type="color"
        aria-label={embedTexts.pick({ part: label })}
        value={value ?? fallback}
        onChange={({ target }) => onChange(target.value)}
      />
      {isInvalid && <p className="embed-hint">{embedTexts.notAColour({ rule: parsed.problem })}</p>}
    </div>
  )
}

interface ContrastProps {
  readonly tokens: Tokens
  readonly schemes: readonly ColourScheme[]
  readonly onUse: (name: TokenName, value: string) => void
}

/** Names the colours that are too alike, and offers the nearest that pass. */
function Contrast({ tokens, schemes, onUse }: ContrastProps) {
  const problems = findContrastProblems(tokens, schemes)
  return (
    <div className="embed-contrast" role="status">
      {problems.map((problem) => {
        const { scheme, token, nearest } = problem
        return (
          <p key={`${scheme} ${token}`}>
            {contrastText(problem)}{' '}
            {nearest !== undefined && (
              <button
                type="button"
                className="site-text-button"
                onClick={() => onUse(token, nearest)}
              >
                {embedTexts.use({ colour: nearest })}
              </button>
            )}
          </p>
        )
      })}
    </div>
  )
}

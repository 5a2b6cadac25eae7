import './docs.css'
import { readTokens, type Token } from './readTokens.ts'

const SHEETS: Readonly<Record<string, string>> = import.meta.glob(
  '../../packages/widgets/src/theme/*.css',
  { query: '?raw', import: 'default', eager: true },
)

const COLOUR = /light-dark|accent/

// The reset of a widget’s root overrides stylesheets, not its style attribute.
const SWATCH = {
  inlineSize: 44,
  blockSize: 22,
  border: '1px solid var(--_tl-control-line)',
  borderRadius: 4,
}

interface TokenTableProps {
  /** The name of a stylesheet of the theme, without its extension. */
  readonly sheet: 'tokens' | 'bands' | 'series'
}

/** Every token of one stylesheet with its default, parsed from the sheet. */
export function TokenTable({ sheet }: TokenTableProps) {
  const css = SHEETS[`../../packages/widgets/src/theme/${sheet}.css`]
  if (css === undefined) throw new Error(`The theme has no stylesheet “${sheet}”.`)
  return (
    // On a phone the table scrolls, and must be reachable by keyboard.
    <div className="docs-scroll" role="region" aria-label={`Tokens of ${sheet}.css`} tabIndex={0}>
      <table className="docs-table">
        <thead>
          <tr>
            <th scope="col">Token</th>
            <th scope="col">Default</th>
            <th scope="col">Light</th>
            <th scope="col">Dark</th>
          </tr>
        </thead>
        <tbody>
          {readTokens(css).map((token) => (
            <TokenRow key={token.name} token={token} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function TokenRow({ token: { name, initial, about } }: { token: Token }) {
  const isColour = COLOUR.test(initial)
  return (
    <tr>
      <th scope="row">
        <code>{name}</code>
        {about !== undefined && <span className="docs-about">{about}</span>}
      </th>
      <td>
        <code>{initial}</code>
      </td>
      <td>{isColour && <Swatch background={initial} theme="light" />}</td>
      <td>{isColour && <Swatch background={initial} theme="dark" />}</td>
    </tr>
  )
}

/** A default as a colour: a token of a band has no private name of its own. */
function Swatch({ background, theme }: { background: string; theme: 'light' | 'dark' }) {
  return <span className="tl-root" data-theme={theme} style={{ ...SWATCH, background }} />
}

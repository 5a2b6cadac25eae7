import { embedTexts } from '#texts/embed.ts'
import { useLeaderboard } from '@transparency-lab/widgets'
import { foldText, matchesSearch } from '@transparency-lab/widgets/domain'
import { useId, useState } from 'react'
import { MAX_ROWS } from '../../embed/embeddedView.ts'
import { CheckOption } from './CheckOption.tsx'
import type { ContentOptionsProps } from './ContentOptions.tsx'
import { NumberOption } from './NumberOption.tsx'

const MODES = [
  ['all', embedTexts.modes.all],
  ['limit', embedTexts.modes.limit],
  ['models', embedTexts.modes.models],
] as const

/** The default number of rows of an embed that shows the first ones. */
const DEFAULT_LIMIT = 10

/** Which models an embedded leaderboard shows. */
export function ModelOptions({ view, choices, onChange }: ContentOptionsProps) {
  const name = useId()
  const { limit, models } = choices
  const mode = getMode(choices)
  const changes = {
    all: { models: undefined, limit: undefined },
    limit: { models: undefined, limit: DEFAULT_LIMIT },
    models: { models: view.selected, limit: undefined },
  }
  return (
    <fieldset className="embed-modes">
      <legend>{embedTexts.models}</legend>
      {MODES.map(([value, label]) => (
        <label key={value}>
          <input
            type="radio"
            name={name}
            checked={mode === value}
            onChange={() => onChange(changes[value])}
          />
          {label}
        </label>
      ))}
      {mode === 'limit' && (
        <NumberOption
          label={embedTexts.rows}
          hint={embedTexts.upTo({ most: MAX_ROWS })}
          value={limit}
          min={1}
          max={MAX_ROWS}
          onChange={(value) => onChange({ limit: value ?? DEFAULT_LIMIT })}
        />
      )}
      {models !== undefined && (
        <>
          <ChosenModels
            suite={view.suite}
            ids={models}
            onChange={(ids) => onChange({ models: ids })}
          />
          <CheckOption
            label={embedTexts.ownOrder}
            isChecked={view.sorting.length === 0}
            onChange={(hasOwnOrder) => onChange({ hasOwnOrder })}
          />
        </>
      )}
    </fieldset>
  )
}

function getMode({ models, limit }: ContentOptionsProps['choices']) {
  if (models !== undefined) return 'models'
  return limit === undefined ? 'all' : 'limit'
}

interface ChosenModelsProps {
  readonly suite: string | undefined
  readonly ids: readonly string[]
  readonly onChange: (ids: readonly string[]) => void
}

/** The chosen models in their order, and a field that adds one by its name. */
function ChosenModels({ suite, ids, onChange }: ChosenModelsProps) {
  const listId = useId()
  const [text, setText] = useState('')
  const board = useLeaderboard(suite)
  const entries = board.status === 'ready' ? board.value.items : []
  const getName = (id: string) => entries.find((entry) => entry.id === id)?.name ?? id
  const others = entries.filter(({ id }) => !ids.includes(id))
  const isUnknown =
    board.status === 'ready' &&
    !others.some(({ name }) => matchesSearch({ name, provider: '' }, text))
  // The name of one model may begin that of another one, so another spelling counts only once the reader leaves.
  const add = (typed: string, toKey = (name: string) => name) => {
    const found = entries.find(({ id, name }) => [id, toKey(name)].includes(toKey(typed)))
    setText(found === undefined ? typed : '')
    if (found !== undefined && !ids.includes(found.id)) onChange([...ids, found.id])
  }
  return (
    <>
      <label className="embed-field">
        {embedTexts.addModel}
        <input
          type="text"
          list={listId}
          autoComplete="off"
          placeholder={embedTexts.modelName}
          value={text}
          onChange={({ target }) => add(target.value)}
          onBlur={() => add(text, foldText)}
        />
      </label>
      <datalist id={listId}>
        {others.map(({ id, name, provider }) => (
          <option key={id} value={name}>
            {provider}
          </option>
        ))}
      </datalist>
      <ul className="embed-chosen" aria-label={embedTexts.modes.models}>
        {ids.map((id) => (
          <li key={id}>
            <bdi>{getName(id)}</bdi>
            <button
              type="button"
              aria-label={embedTexts.remove({ model: getName(id) })}
              onClick={() => onChange(ids.filter((other) => other !== id))}
            >
              ×
            </button>
          </li>
        ))}
      </ul>
      {isUnknown && <p className="embed-hint">{embedTexts.unknownModel}</p>}
      {ids.length === 0 && <p className="embed-hint">{embedTexts.noModel}</p>}
    </>
  )
}

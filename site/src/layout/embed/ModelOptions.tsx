import { embedTexts } from '#texts/embed.ts'
import { useLeaderboard } from '@transparency-lab/widgets'
import { matchesSearch, type LeaderboardEntry } from '@transparency-lab/widgets/domain'
import { foldText } from '@transparency-lab/widgets/domain-internal'
import { useId, useState } from 'react'
import { keepSuiteModels, MAX_ROWS } from '../../embed/embeddedView.ts'
import { LoadFailure } from '../LoadFailure.tsx'
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
export function ModelOptions({
  view,
  choices,
  onChange,
}: Pick<ContentOptionsProps, 'view' | 'choices' | 'onChange'>) {
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
      {models !== undefined && <ChosenModels view={view} ids={models} onChange={onChange} />}
    </fieldset>
  )
}

function getMode({ models, limit }: ContentOptionsProps['choices']) {
  if (models !== undefined) return 'models'
  return limit === undefined ? 'all' : 'limit'
}

interface ChosenModelsProps extends Pick<ContentOptionsProps, 'view' | 'onChange'> {
  readonly ids: readonly string[]
}

/** The chosen models in their order, a field that adds one by its name, and whether the order stays. */
function ChosenModels({ view, ids, onChange }: ChosenModelsProps) {
  const board = useLeaderboard(view.suite)
  const suiteModels = board.status === 'ready' ? board.value.items : undefined
  const getName = (id: string) => suiteModels?.find((model) => model.id === id)?.name ?? id
  const isMissing = (id: string) => keepSuiteModels(suiteModels, [id]) === undefined
  return (
    <>
      {board.status === 'failed' ? (
        <LoadFailure onRetry={board.retry}>{embedTexts.modelsFailed}</LoadFailure>
      ) : (
        <AddedModel
          entries={suiteModels ?? []}
          ids={ids}
          onAdd={(id) => onChange({ models: [...ids, id] })}
        />
      )}
      <ul className="embed-chosen" aria-label={embedTexts.modes.models}>
        {ids.map((id) => (
          <li key={id}>
            <span>
              <bdi>{getName(id)}</bdi>
              {isMissing(id) && <> ({embedTexts.notInSuite})</>}
            </span>
            <button
              type="button"
              aria-label={embedTexts.remove({ model: getName(id) })}
              onClick={() => onChange({ models: ids.filter((other) => other !== id) })}
            >
              ×
            </button>
          </li>
        ))}
      </ul>
      {ids.every(isMissing) ? (
        <p className="embed-hint" role="status">
          {ids.length === 0 ? embedTexts.noModel : embedTexts.noModelOfSuite}
        </p>
      ) : (
        <CheckOption
          label={embedTexts.ownOrder}
          isChecked={view.sorting.length === 0}
          onChange={(hasOwnOrder) => onChange({ hasOwnOrder })}
        />
      )}
    </>
  )
}

interface AddedModelProps {
  /** The models of the suite; none while they load. */
  readonly entries: readonly LeaderboardEntry[]
  readonly ids: readonly string[]
  readonly onAdd: (id: string) => void
}

/** A field that adds a model by its name, or says that there is no such model. */
function AddedModel({ entries, ids, onAdd }: AddedModelProps) {
  const listId = useId()
  const [text, setText] = useState('')
  const [refused, setRefused] = useState<string>()
  const others = entries.filter(({ id }) => !ids.includes(id))
  const findOthers = (typed: string) =>
    others.filter(({ name }) => matchesSearch({ name, provider: '' }, typed))
  const add = (typed: string, found: LeaderboardEntry | undefined) => {
    setText(found === undefined ? typed : '')
    if (found !== undefined && !ids.includes(found.id)) onAdd(found.id)
  }
  // The name of one model may begin that of another one, so another spelling counts only once the reader is done.
  const finish = () => {
    if (text.trim() === '') return
    const named = findNamed(entries, text, foldText)
    const matches = findOthers(text)
    const found = named ?? (matches.length === 1 ? matches[0] : undefined)
    add(text, found)
    setRefused(found === undefined ? text : undefined)
  }
  const isUnknown =
    entries.length > 0 && text.trim() !== '' && (text === refused || findOthers(text).length === 0)
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
          onChange={({ target: { value } }) => add(value, findNamed(entries, value))}
          onBlur={finish}
          onKeyDown={({ key }) => key === 'Enter' && finish()}
        />
      </label>
      <datalist id={listId}>
        {others.map(({ id, name, provider }) => (
          <option key={id} value={name}>
            {provider}
          </option>
        ))}
      </datalist>
      {isUnknown && <p className="embed-hint">{embedTexts.unknownModel}</p>}
    </>
  )
}

/** Returns the model with an id or a name, which `toKey` makes comparable. */
function findNamed(
  entries: readonly LeaderboardEntry[],
  typed: string,
  toKey = (name: string) => name,
) {
  return entries.find(({ id, name }) => [id, toKey(name)].includes(toKey(typed)))
}

import {
  isModelId,
  LEADERBOARD_COLUMNS,
  type LeaderboardColumn,
} from '@transparency-lab/widgets/domain'
import { parseShow } from '@transparency-lab/widgets/domain-internal'
import { LANGUAGE_CODES } from '@transparency-lab/widgets/languages'
import {
  parseToken,
  TOKEN_NAMES,
  toTokenAttribute,
  type Tokens,
} from '@transparency-lab/widgets/theme/tokens'
import { useEffect, useState } from 'react'
import {
  EMBED_THEMES,
  MIN_RESERVED_HEIGHT,
  MAX_ROWS,
  type ChosenEmbed,
  type EmbedChange,
} from '../embed/embeddedView.ts'
import { LATEST } from '../embed/resolvePin.ts'
import { MAX_HEIGHT } from '../embed/frameMessage.ts'
import { isReleaseId } from '../releases/releaseReport.ts'
import { EMBED_PARAMETER } from './paths.ts'
import { usePageQuery } from './usePageQuery.ts'

/** Browsers refuse hundreds of changes of the address, which a colour picker makes. */
const WRITE_DELAY_MS = 300

/** What separates the words of a list. */
const SEPARATORS = /[\s,]+/
const LISTS: readonly string[] = ['models', 'columns']
const MAX_SHOWN_LENGTH = 60

/** The options of an embed, which the address keeps. */
export interface UrlEmbedChoices {
  readonly chosen: ChosenEmbed
  /** The parts of the address that are no options, such as `theme=red`. */
  readonly unread: readonly string[]
  /** A number that changes when Back or Forward leads to other options. */
  readonly visit: number
  readonly change: (change: EmbedChange) => void
  /** Takes the options out of the address. */
  readonly forget: () => void
}

/** Keeps the options of an embed in the address, so that a link opens them again, and follows Back and Forward. */
export function useUrlEmbedChoices(): UrlEmbedChoices {
  const [params, setParams] = usePageQuery()
  const inAddress = params.get(EMBED_PARAMETER) ?? ''
  const [read, setRead] = useState(() => readOptions(inAddress))
  const [seen, setSeen] = useState({ address: inAddress, visit: 0 })
  const { chosen, unread } = read
  const text = serializeEmbedChoices(chosen)
  if (inAddress !== seen.address) {
    const isOther = inAddress !== text
    setSeen({ address: inAddress, visit: seen.visit + (isOther ? 1 : 0) })
    if (isOther) setRead(readOptions(inAddress))
  }

  const write = (change: (params: URLSearchParams) => void) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current)
        change(next)
        return next
      },
      { replace: true, preventScrollReset: true },
    )

  // Synchronises with the address of the page.
  useEffect(() => {
    const timer = setTimeout(() => write((next) => next.set(EMBED_PARAMETER, text)), WRITE_DELAY_MS)
    return () => clearTimeout(timer)
  }, [text]) // eslint-disable-line react-hooks/exhaustive-deps -- each change of the address makes a new setter

  const change = (next: EmbedChange) =>
    setRead((before) => ({ ...before, chosen: withoutUndefined({ ...before.chosen, ...next }) }))
  const forget = () => write((next) => next.delete(EMBED_PARAMETER))
  return { chosen, unread, visit: seen.visit, change, forget }
}

function readOptions(text: string) {
  return { chosen: parseEmbedChoices(text), unread: findUnreadOptions(text) }
}

/** Returns the parts of a query string that are no options. */
export function findUnreadOptions(text: string): readonly string[] {
  const read = new URLSearchParams(serializeEmbedChoices(parseEmbedChoices(text)))
  return [...new URLSearchParams(text)].flatMap(([name, value]) => {
    const kept = name === 'pin' && value === 'false' ? value : read.get(name)
    // Of a repeated option, the first one counts.
    read.delete(name)
    if (kept === null) return [shorten(`${name}=${value}`)]
    const words = LISTS.includes(name) ? value.split(SEPARATORS) : []
    const lost = words.filter((word) => word !== '' && !kept.split(' ').includes(word))
    return lost.length === 0 ? [] : [shorten(`${name}=${lost.join(' ')}`)]
  })
}

function shorten(text: string): string {
  return text.length > MAX_SHOWN_LENGTH ? `${text.slice(0, MAX_SHOWN_LENGTH)}…` : text
}

/** Returns options as a query string; only those that are chosen. */
export function serializeEmbedChoices(chosen: ChosenEmbed): string {
  const { tokens = {}, models, columns, pin, ...rest } = chosen
  const texts: Readonly<Record<string, string | undefined>> = {
    theme: rest.theme,
    lang: rest.language,
    suite: rest.suite,
    models: models?.join(' '),
    'keep-order': toFlag(rest.hasOwnOrder),
    limit: rest.limit?.toString(),
    columns: columns?.join(' '),
    show: rest.show,
    'show-switch': toFlag(rest.showSwitch),
    'suite-switch': toFlag(rest.suiteSwitch),
    toolbar: toFlag(rest.toolbar),
    notes: rest.notes,
    brand: toFlag(rest.brand),
    height: rest.height?.toString(),
    // An address of the latest release, whichever it is, needs no id.
    pin: pin === LATEST ? 'true' : pin,
    ...Object.fromEntries(TOKEN_NAMES.map((name) => [toTokenAttribute(name), tokens[name]])),
  }
  const params = new URLSearchParams()
  for (const [name, text] of Object.entries(texts)) if (text !== undefined) params.set(name, text)
  return params.toString()
}

/** Parses options from a query string. Leaves out what is unknown or invalid. */
export function parseEmbedChoices(text: string): ChosenEmbed {
  const params = new URLSearchParams(text)
  const get = (name: string) => params.get(name) ?? undefined
  return withoutUndefined({
    theme: findChoice(EMBED_THEMES, get('theme')),
    language: findChoice(LANGUAGE_CODES, get('lang')),
    suite: parseId(get('suite')),
    models: toModels(get('models')),
    hasOwnOrder: fromFlag(get('keep-order')),
    limit: toCount(get('limit'), 1, MAX_ROWS),
    columns: toColumns(get('columns')),
    show: parseShow(get('show') ?? ''),
    showSwitch: fromFlag(get('show-switch')),
    suiteSwitch: fromFlag(get('suite-switch')),
    toolbar: fromFlag(get('toolbar')),
    notes: findChoice(['full', 'short'] as const, get('notes')),
    brand: fromFlag(get('brand')),
    height: toCount(get('height'), MIN_RESERVED_HEIGHT, MAX_HEIGHT),
    pin: toPin(get('pin')),
    tokens: toTokens(get),
  })
}

function toTokens(get: (name: string) => string | undefined): Tokens | undefined {
  const given = TOKEN_NAMES.flatMap((name) => {
    const text = get(toTokenAttribute(name))
    const value = text === undefined ? undefined : parseToken(name, text).value
    return value === undefined ? [] : [[name, value]]
  })
  return given.length === 0 ? undefined : (Object.fromEntries(given) as Tokens)
}

/**
 * Parses a list of columns. An empty list shows the names alone, as in the address of the dashboard. A list without a
 * known column is no choice.
 */
function toColumns(text: string | undefined): readonly LeaderboardColumn[] | undefined {
  if (text === '') return []
  const words = text?.split(SEPARATORS) ?? []
  const known = LEADERBOARD_COLUMNS.filter((column) => words.includes(column))
  return known.length === 0 ? undefined : known
}

/** Parses a list of models, each once, and as many as an embed can have rows. */
function toModels(text: string | undefined): readonly string[] | undefined {
  if (text === undefined) return undefined
  return [...new Set(text.split(SEPARATORS).filter(isModelId))].slice(0, MAX_ROWS)
}

function toPin(text = ''): string | undefined {
  if (text === 'true') return LATEST
  return isReleaseId(text) ? text : undefined
}

function parseId(text: string | undefined): string | undefined {
  return text !== undefined && isModelId(text) ? text : undefined
}

function findChoice<Value extends string>(values: readonly Value[], text: string | undefined) {
  return values.find((value) => value === text)
}

function toCount(text: string | undefined, least: number, most: number): number | undefined {
  const value = text !== undefined && /^\d{1,5}$/.test(text) ? Number(text) : 0
  return value >= least && value <= most ? value : undefined
}

function toFlag(value: boolean | undefined): string | undefined {
  return value === undefined ? undefined : String(value)
}

function fromFlag(text: string | undefined): boolean | undefined {
  if (text === 'true') return true
  return text === 'false' ? false : undefined
}

type Defined<Options> = { [Name in keyof Options]?: Exclude<Options[Name], undefined> }

function withoutUndefined<Options extends object>(options: Options): Defined<Options> {
  return Object.fromEntries(
    Object.entries(options).filter(([, value]) => value !== undefined),
  ) as Defined<Options>
}

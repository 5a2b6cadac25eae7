import { readFileSync } from 'node:fs'
import path from 'node:path'
import { importsOf, packageOf } from './importsOf.js'
import { PACKAGE } from './places.js'
import { OPEN_ROOMS, PORT, ROOMS } from './rooms.js'

/**
 * @typedef {import('eslint').Rule.RuleModule} RuleModule
 * @typedef {import('./rooms.js').Room} Room
 * @typedef {{ readonly at: string, readonly room: Room | undefined, readonly isTest: boolean }} Place
 */

const NAME = '@transparency-lab/widgets'
const TEST = /\.(?:test|test-d|stories)\.tsx?$|Contract\.ts$/
const SOURCES = ['data', 'data/memory', 'data/rows', 'data/snapshot', 'data/supabase', 'data/port']

/** What any test or story may bring along. */
const SUPPORT = ['testing', 'locales']

/** @type {{ exports: Record<string, unknown>, publishConfig: { exports: Record<string, unknown> } }} */
const MANIFEST = JSON.parse(
  readFileSync(new URL('../packages/widgets/package.json', import.meta.url), 'utf8'),
)
const ENTRIES = Object.keys({ ...MANIFEST.exports, ...MANIFEST.publishConfig.exports }).map(
  (entry) => path.posix.join(NAME, entry),
)

/** Inside of the package: a room imports only what its row in `rooms.js` names. */
export const arrows = inPackage((context, file) => {
  const { room, isTest } = placeOf(file)
  if (room === undefined) return {}
  return importsOf(({ node, from, typeOnly }) => {
    if (mayImport(room, { file, from, typeOnly, isTest })) return
    context.report({ node, message: `${room.name} may not import ${from}. ${room.says}` })
  })
})

/** Inside of the package: a room is entered by its index.ts. */
export const entrances = inPackage((context, file) =>
  importsOf(({ node, from }) => {
    const target = targetOf(file, from)
    if (target === undefined || OPEN_ROOMS.includes(target.name)) return
    const isInside = file.startsWith(`${target.folder}/`)
    if (isInside || target.at === `${target.folder}/index.ts` || from.endsWith('.css')) return
    const message = `Enter ${target.folder} by its index.ts; its other files are private.`
    context.report({ node, message })
  }),
)

/** Inside of the package: css lives in the theme, and nothing else does. */
export const cssOnly = inPackage((context, file) => ({
  Program: (node) => {
    if (!file.startsWith('theme/')) return
    context.report({
      node,
      message: 'The theme is css only; code belongs to the room that uses it.',
    })
  },
}))

/** Everywhere: a relative import names its file in full. */
export const fileEndings = inRepository((context) =>
  importsOf(({ node, from }) => {
    if (!from.startsWith('.') || path.posix.extname(from.replace(/\?.*$/, '')) !== '') return
    context.report({ node, message: 'Write the file’s ending: .ts, .tsx or .css.' })
  }),
)

/** Outside of the package: it is imported as its users import it. */
export const publicEntries = inRepository((context, file) =>
  importsOf(({ node, from }) => {
    const isInner = /^packages\/[^/]+\/(?:src|dist)\b/.test(resolved(file, from))
    const isUnknown = packageOf(from) === NAME && !ENTRIES.includes(from.replace(/\?.*$/, ''))
    if (!isInner && !isUnknown) return
    const message = `Import the package by its public entries: ${ENTRIES.join(', ')}.`
    context.report({ node, message })
  }),
)

/** @param {(context: import('eslint').Rule.RuleContext, file: string) => import('eslint').Rule.RuleListener} create */
function inRepository(create) {
  /** @type {RuleModule} */
  const rule = {
    meta: { type: 'problem', schema: [] },
    create: (context) => create(context, posix(path.relative(context.cwd, context.filename))),
  }
  return rule
}

/** @param {Parameters<typeof inRepository>[0]} create */
function inPackage(create) {
  return inRepository((context, file) => create(context, path.posix.relative(PACKAGE, file)))
}

/** @param {string} at path below the package's src */
function placeOf(at) {
  return { at, room: roomOf(at), isTest: TEST.test(at) || at.startsWith('testing/') }
}

/**
 * @param {string} at
 * @returns {Room | undefined}
 */
function roomOf(at) {
  return ROOMS.filter(({ name }) => {
    if (name.endsWith('/*')) return at.startsWith(name.slice(0, -1))
    return at === name || at.startsWith(`${name}/`)
  }).sort((a, b) => b.name.length - a.name.length)[0]
}

/**
 * The room that a relative import leads to, and the folder by whose index it is entered.
 *
 * @param {string} file
 * @param {string} from
 */
function targetOf(file, from) {
  if (!from.startsWith('.')) return undefined
  const at = path.posix.join(path.posix.dirname(file), from)
  const folder = at.startsWith('widgets/') ? at.split('/').slice(0, 2).join('/') : roomOf(at)?.name
  // An entry of the package is no room to enter: it lists what rooms make public.
  if (folder === undefined || folder.endsWith('.ts')) return undefined
  return { at, folder, name: PORT.test(at) ? 'data/port' : folder }
}

/**
 * @param {Room} room
 * @param {{ file: string, from: string, typeOnly: boolean, isTest: boolean }} found
 */
function mayImport(room, { file, from, typeOnly, isTest }) {
  if (!from.startsWith('.')) {
    const libraries = [...room.packages, ...(typeOnly ? (room.types ?? []) : [])]
    return isTest || libraries.includes('*') || libraries.includes(packageOf(from))
  }
  const target = targetOf(file, from)
  if (target === undefined) return isTest || (room.rooms.includes('*') && !leaves(file, from))
  if (file.startsWith(`${target.folder}/`) && !isSubroom(room, target.folder)) return true
  if (room.never?.includes(target.name) === true) return false
  const isSupport =
    SUPPORT.includes(target.name) || (SOURCES.includes(room.name) && SOURCES.includes(target.name))
  return room.rooms.includes('*') || room.rooms.includes(target.name) || (isTest && isSupport)
}

/**
 * Whether a relative import leads out of the package.
 *
 * @param {string} file
 * @param {string} from
 */
function leaves(file, from) {
  return path.posix.join(path.posix.dirname(file), from).startsWith('..')
}

/**
 * Whether the room lies inside of the folder without being it, as `data/supabase` in `data`.
 *
 * @param {Room} room
 * @param {string} folder
 */
function isSubroom(room, folder) {
  return room.name !== folder && !room.name.endsWith('/*') && room.name.startsWith(`${folder}/`)
}

/**
 * @param {string} file
 * @param {string} from
 */
function resolved(file, from) {
  return from.startsWith('.') ? path.posix.join(path.posix.dirname(file), from) : from
}

/** @param {string} file */
function posix(file) {
  return file.split(path.sep).join('/')
}

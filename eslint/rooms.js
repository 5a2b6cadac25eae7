/**
 * The rooms of the package and what each may import: the arrows of the house. A room that is not
 * named in `rooms` may not be imported, and neither may a package that is not in `packages`.
 *
 * @typedef {object} Room
 * @property {string} name path below the package's src; `widgets/*` stands for each widget
 * @property {readonly string[]} rooms other rooms that it may import; `*` for all
 * @property {readonly string[]} [never] rooms that it may not import, whatever `rooms` says
 * @property {readonly string[]} packages libraries that it may import; `*` for all
 * @property {readonly string[]} [types] libraries of which it may import types only
 * @property {string} says the rule as a sentence
 */

const REACT = ['react', 'react-dom']

/** Libraries that belong to one widget. */
const WIDGET_LIBRARIES = {
  'newsletter-form': ['react-hook-form', 'zod'],
  'request-form': ['react-hook-form', 'zod'],
}

const WIDGET = {
  rooms: ['domain', 'data', 'ui', 'labels'],
  says: 'A widget is made of domain, data, ui, labels, React and its own library; widgets meet only in the site.',
}

/** @type {readonly Room[]} */
export const ROOMS = [
  {
    name: 'domain',
    rooms: [],
    packages: [],
    says: 'The domain is pure TypeScript and imports nothing but itself.',
  },
  {
    name: 'labels',
    rooms: ['domain'],
    packages: [],
    says: 'Labels know the words of the domain and nothing else.',
  },
  {
    name: 'locales',
    rooms: ['domain', 'labels'],
    packages: [],
    says: 'A language knows the domain and the shape of the labels; no other room is needed to say it.',
  },
  {
    name: 'data',
    rooms: ['domain', 'labels', 'data/memory'],
    packages: ['react', '@tanstack/react-query'],
    says: 'Data imports domain, labels, React and the query library; rows are parsed in the source that reads them.',
  },
  {
    name: 'data/memory',
    rooms: ['domain', 'data/port'],
    packages: [],
    says: 'The memory source is plain TypeScript over the domain and the source port.',
  },
  {
    name: 'data/rows',
    rooms: ['domain', 'data/port'],
    packages: ['zod'],
    says: 'Rows import domain, the source port and zod: they are the same whatever brings them.',
  },
  {
    name: 'data/snapshot',
    rooms: ['domain', 'data/port', 'data/rows'],
    packages: ['zod'],
    says: 'The snapshot source imports domain, the source port, the rows and zod.',
  },
  {
    name: 'data/supabase',
    rooms: ['domain', 'data/port', 'data/rows'],
    packages: [],
    types: ['@supabase/supabase-js'],
    says: 'The Supabase source imports domain, the source port, the rows and the types of supabase-js: its client is given to it.',
  },
  {
    name: 'provider',
    rooms: ['data', 'data/snapshot'],
    packages: ['react'],
    says: 'A provider over a kind of source imports data, that source and React, so that data itself knows no source that parses rows.',
  },
  {
    name: 'ui',
    rooms: ['domain'],
    packages: [...REACT, 'recharts'],
    says: 'Marks in ui import domain and React only: they show what they are given.',
  },
  ...Object.entries(WIDGET_LIBRARIES).map(([widget, libraries]) => ({
    ...WIDGET,
    name: `widgets/${widget}`,
    packages: [...REACT, ...libraries],
  })),
  { ...WIDGET, name: 'widgets/*', packages: REACT },
  {
    name: 'element',
    rooms: ['*'],
    packages: ['*'],
    says: 'An element enters each room by its index.ts.',
  },
  { name: 'testing', rooms: ['*'], packages: ['*'], says: 'Helpers of tests may import anything.' },
  { name: 'theme', rooms: [], packages: [], says: 'The theme is css only.' },
  {
    name: 'index.ts',
    rooms: ['*'],
    // A reader of one language should not load all of them.
    never: ['locales'],
    packages: [],
    says: 'The package entry lists public names of its own rooms; each language is an entry of its own.',
  },
  {
    name: 'domain.ts',
    rooms: ['domain'],
    packages: [],
    says: 'The domain’s entry lists what others may use of the domain, and nothing else.',
  },
]

/** Files of `data` that its sources build on: `data/port`. Its index would bring React along. */
export const PORT = /^data\/(?:release|untilSilent|\w*(?:Source|Sink|Error))\.ts$/

/** Rooms of which no file is private: they have no index. */
export const OPEN_ROOMS = ['locales', 'testing', 'theme']

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { addStyles } from './fixtures/addStyles.ts'
import {
  changesOf,
  computedValues,
  toldChanges,
  type ComputedValues,
} from './fixtures/computedValues.ts'
import { fieldParts } from './fixtures/fieldParts.ts'
import { forceStates } from './fixtures/forceStates.ts'
import { expect, test } from './fixtures/hostileHost.ts'
import type { HostilePage } from './fixtures/hostilePage.ts'

// Each opens the page twice, on machines that may be busy.
test.describe.configure({ timeout: 120_000 })

const require = createRequire(import.meta.url)
const sheetOf = (file: string) => readFileSync(file, 'utf8')

// What its build puts in place of a theme’s values when nobody sets a theme.
const preflight = sheetOf(require.resolve('tailwindcss/lib/css/preflight.css')).replace(
  /theme\('[^']*', (.*)\);/g,
  '$1;',
)

/** The whole sheet of each framework, and the classes that it wants around content. */
const FRAMEWORKS = {
  'Bootstrap 5': [sheetOf(require.resolve('bootstrap/dist/css/bootstrap.css')), 'container'],
  Bulma: [sheetOf(require.resolve('bulma/css/bulma.css')), 'container content'],
  Foundation: [
    sheetOf(require.resolve('foundation-sites/dist/css/foundation.css')),
    'grid-container',
  ],
  'GitHub Markdown': [
    sheetOf(require.resolve('github-markdown-css/github-markdown.css')),
    'markdown-body',
  ],
  Infima: [sheetOf(require.resolve('infima/dist/css/default/default.css')), 'container markdown'],
  Materialize: [sheetOf(require.resolve('materialize-css/dist/css/materialize.css')), 'container'],
  Milligram: [sheetOf(require.resolve('milligram/dist/milligram.css')), 'container'],
  normalize: [sheetOf(require.resolve('normalize.css/normalize.css')), ''],
  Pico: [sheetOf(require.resolve('@picocss/pico/css/pico.css')), 'container'],
  'Semantic UI': [
    sheetOf(require.resolve('semantic-ui-css/semantic.css')),
    'ui container segment form',
  ],
  Spectre: [sheetOf(require.resolve('spectre.css/dist/spectre.css')), 'container'],
  'Tailwind’s preflight': [preflight, ''],
  'Tailwind’s preflight in a layer, as since its version 4,': [`@layer base{${preflight}}`, ''],
  UIkit: [sheetOf(require.resolve('uikit/dist/css/uikit.css')), 'uk-container uk-article'],
  Water: [sheetOf(require.resolve('water.css/out/water.css')), ''],
} as const

/**
 * Opens the six widgets. Their width, their font and their color-scheme are held, for these a widget takes
 * from its page.
 */
async function open(host: HostilePage, width: string, classes: string): Promise<void> {
  await host.open({ embed: 'react', width })
  await host.page.locator('.entry-content').evaluate((content, added) => {
    content.setAttribute('class', `${content.getAttribute('class') ?? ''} ${added}`)
    const slots = content.querySelector<HTMLElement>('.slots')
    slots?.style.setProperty('color-scheme', 'light', 'important')
  }, classes)
}

/** Checks the boxes, submits the forms empty, opens the menu, and points at, focuses and presses everything. */
async function use(host: HostilePage): Promise<void> {
  for (const name of ['newsletter', 'request']) {
    const form = host.slot(name).getByRole('form')
    await form.getByRole('checkbox').check()
    await form.getByRole('button').click()
    await expect(form.locator('[aria-invalid="true"]').first()).toBeVisible()
  }
  const compare = host.slot('compare')
  await compare.getByRole('button', { name: 'Export' }).click()
  await expect(compare.getByRole('menu')).toBeVisible()
  await forceStates(host.page, '.tl-root *')
}

async function read(host: HostilePage): Promise<ComputedValues> {
  return new Map([...(await computedValues(host.widgets)), ...(await fieldParts(host.page))])
}

for (const [name, [sheet, classes]] of Object.entries(FRAMEWORKS)) {
  test(`${name} changes no value of the React components`, async ({ host, complaints }) => {
    // It asks the network for a font, which a sheet that a script adds may not.
    if (name === 'Semantic UI') complaints.expect(/^@import rules are not allowed/)

    await open(host, '1200', classes)
    const bare = await computedValues(host.bare)
    const atRest = await read(host)
    await addStyles(host.page, sheet)
    expect(changesOf(bare, await computedValues(host.bare))).not.toEqual([])
    const changesAtRest = changesOf(atRest, await read(host))
    expect.soft(changesAtRest.length, toldChanges(changesAtRest)).toBe(0)

    // Where each row is a card.
    await open(host, '400', classes)
    await use(host)
    const inUse = await read(host)
    await addStyles(host.page, sheet)
    const changesInUse = changesOf(inUse, await read(host))
    expect(changesInUse.length, toldChanges(changesInUse)).toBe(0)
  })
}

import { framePage, isFrameInked } from './frames.ts'
import { expect, test } from './journey.ts'

const PAPER = { light: 'rgb(250, 249, 246)', dark: 'rgb(15, 18, 20)' }
const SURFACE = { light: 'rgb(255, 255, 255)', dark: 'rgb(21, 25, 28)' }

test.use({ systemScheme: 'dark' })

test('theme: colours follow the system until the reader chooses, and the choice survives a reload', async ({
  enginePage,
  site,
}) => {
  const isShown = async (theme: 'light' | 'dark') => {
    await expect
      .poll(() => enginePage.styles({ css: 'body' }, 'background-color'))
      .toEqual([PAPER[theme]])
    await expect
      .poll(() => enginePage.styles({ css: '.tl-root' }, 'background-color'))
      .toContain(SURFACE[theme])
  }
  await enginePage.open(site)
  await isShown('dark')
  await enginePage.focus({ role: 'radio', name: 'System colours' })
  await enginePage.press('ArrowRight')
  await isShown('light')
  await enginePage.reload()
  await isShown('light')
  await enginePage.click({ css: '[data-choice=system]' })
  await isShown('dark')
})

test('theme: a frame on a light page is light on a dark system', async ({
  enginePage,
  site,
  partner,
}) => {
  await partner.open(framePage(site))
  await isFrameInked(enginePage, 'light')
})

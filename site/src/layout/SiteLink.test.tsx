// @vitest-environment jsdom
import { eventually } from '@transparency-lab/widgets/testing/eventually'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import { DashboardReturnContext } from '../page/dashboardReturnContext.ts'
import { SiteLink } from './SiteLink.tsx'

const BACK = { address: '/?suite=nejumi-4', delta: -1 }

let unmount = () => {}
afterEach(() => {
  unmount()
  document.body.replaceChildren()
})

/** Follows a link on the page of a model that the visitor opened on the leaderboard of Nejumi. */
async function follow(href: string) {
  const element = (
    <DashboardReturnContext value={{ back: BACK, entryState: {} }}>
      <SiteLink href={href}>Link</SiteLink>
    </DashboardReturnContext>
  )
  const router = createMemoryRouter([{ path: '*', element }], {
    initialEntries: [BACK.address, '/model/a?suite=nejumi-4'],
    initialIndex: 1,
  })
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  unmount = () => root.unmount()
  root.render(<RouterProvider router={router} />)
  await eventually(() => expect(document.querySelector('a')).not.toBeNull())
  document.querySelector('a')?.click()
  await eventually(() => expect(router.state.location.pathname).toBe('/'))
  const { historyAction, location } = router.state
  return { historyAction, address: location.pathname + location.search }
}

it('the link back to the dashboard goes back in the history', async () => {
  const address = '/?suite=nejumi-4'
  expect(await follow(address)).toEqual({ historyAction: 'POP', address })
})

it.each(['/', '/?suite=vectara-hallucination'])(
  'the link %s to the leaderboard of another suite leads there',
  async (address) => {
    expect(await follow(address)).toEqual({ historyAction: 'PUSH', address })
  },
)

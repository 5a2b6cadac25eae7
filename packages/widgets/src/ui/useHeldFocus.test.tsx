import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { WidgetRoot } from './WidgetRoot.tsx'

/** A widget with a button that is gone once it is pressed, on a page with another button. */
function Page() {
  const [isGone, setIsGone] = useState(false)
  return (
    <>
      <WidgetRoot data-testid="widget">
        {isGone ? <p>Done</p> : <button onClick={() => setIsGone(true)}>Try again</button>}
      </WidgetRoot>
      <button onClick={() => setIsGone(true)}>Elsewhere</button>
    </>
  )
}

describe('the focus', () => {
  it('stays in a widget whose button is gone once it is pressed', async () => {
    const user = userEvent.setup()
    render(<Page />)
    await user.tab()
    await user.keyboard('{Enter}')
    expect(screen.getByText('Done')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByTestId('widget'))
  })

  it('is not taken from what a reader does elsewhere', async () => {
    const user = userEvent.setup()
    render(<Page />)
    await user.tab()
    await user.click(screen.getByText('Elsewhere'))
    expect(screen.getByText('Done')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByText('Elsewhere'))
  })

  it('is not taken by a widget that never had it', () => {
    render(<Page />)
    expect(document.activeElement).toBe(document.body)
  })
})

import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/preact'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { texts } from '../../i18n'
import { aTable, mockServer } from '../../testing'
import { AdminPage } from './AdminPage'

const overview = {
  version: '1.2.3',
  database: 'sqlite',
  bytes: 12_345_678,
  tables: { waiting: 1, playing: 2, over: 3, closed: 0 },
  entries: 41,
  guests: 5,
  erase_after: null,
  busiest: [{ table: aTable(), entries: 7, last: 0 }],
}

beforeAll(() => texts())
afterEach(cleanup)

async function enterKey(): Promise<void> {
  fireEvent.input(await screen.findByLabelText('The host’s key'), { target: { value: 'open sesame' } })
  fireEvent.click(screen.getByRole('button', { name: 'Open' }))
}

const click = (name: string, nth = 0) => fireEvent.click(screen.getAllByRole('button', { name })[nth]!)

test('a wrong key shows an error, the right one opens', async () => {
  const error = { problem: { code: 'admin.wrong_key', clause: '', details: {} } }
  mockServer({ 'GET /admin': new Response(JSON.stringify(error), { status: 403 }) })
  render(<AdminPage />)
  await enterKey()
  expect((await screen.findByRole('alert')).textContent).toBe('That is not the host’s key.')
  mockServer({ 'GET /admin': overview })
  await enterKey()
  await screen.findByText('1 waiting, 2 being played, 3 over, 0 closed')
  screen.getByText('Finished games are kept.')
})

test('nothing is closed, forgotten or erased before the admin confirms it', async () => {
  const table = '/admin/tables/abcde23456'
  const answers = {
    [`POST ${table}/close`]: {},
    [`POST ${table}/forget`]: { tables: 2 },
    'POST /admin/erase': { erased: 0 },
  }
  const asked = mockServer({ 'GET /admin': overview, ...answers })
  const done = () => asked.filter(({ path }) => path.startsWith('POST'))
  render(<AdminPage />)
  await enterKey()
  await screen.findByText('What is kept')
  click('Close the table')
  click('Leave it')
  expect(done()).toEqual([])
  click('Close the table')
  click('Close the table', 1)
  await screen.findByText('7 entries', { exact: false })
  await waitFor(() => expect(done()).toEqual([{ path: `POST ${table}/close`, body: {} }]))
  click('Forget Ida')
  click('Forget Ida', 1)
  await waitFor(() => expect(done()[1]).toEqual({ path: `POST ${table}/forget`, body: { seat: 0 } }))
  click('Erase older ones')
  click('Erase older ones', 1)
  await waitFor(() => expect(done()[2]).toEqual({ path: 'POST /admin/erase', body: { days: 90 } }))
})

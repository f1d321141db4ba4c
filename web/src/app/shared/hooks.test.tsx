import { act, cleanup, render, screen } from '@testing-library/preact'
import { afterEach, expect, test, vi } from 'vitest'
import { Refusal } from '../../net/protocol'
import { useFetch } from './hooks'

afterEach(cleanup)

const asked = new Map<string, { resolve: (text: string) => void; reject: (error: unknown) => void }>()

function Page({ about }: { about: string }) {
  const { value, error } = useFetch(
    () => new Promise<string>((resolve, reject) => asked.set(about, { resolve, reject })),
    [about],
  )
  return <p>{error ? error.code : (value ?? 'waiting')}</p>
}

test('an answer that comes too late is not shown in place of the one that is wanted', async () => {
  const { rerender } = render(<Page about="old" />)
  rerender(<Page about="new" />)
  await act(async () => asked.get('new')!.resolve('new answer'))
  await act(async () => asked.get('old')!.resolve('old answer'))
  expect(screen.getByText('new answer')).toBeTruthy()
})

test('a file that is gone because the server has another page is no lost connection', async () => {
  const own = document.createElement('script')
  own.setAttribute('type', 'text')
  own.setAttribute('src', '/assets/page-own.js')
  document.head.append(own)
  for (const [html, code] of [
    ['<script src="./assets/page-own.js">', 'page.offline'],
    ['<script src="./assets/page-new.js">', 'page.misunderstood'],
  ] as const) {
    vi.stubGlobal('fetch', async () => new Response(html))
    render(<Page about={code} />)
    await act(async () => asked.get(code)!.reject(new TypeError('no such file')))
    expect(await screen.findByText(code)).toBeTruthy()
    cleanup()
  }
  own.remove()
  vi.unstubAllGlobals()
})

test('what goes wrong is a problem that has words', async () => {
  render(<Page about="this" />)
  await act(async () => asked.get('this')!.reject(new TypeError('no such file')))
  expect(await screen.findByText('page.offline')).toBeTruthy()
  cleanup()
  render(<Page about="that" />)
  await act(async () => asked.get('that')!.reject(new Refusal('table.not_over')))
  expect(screen.getByText('table.not_over')).toBeTruthy()
})

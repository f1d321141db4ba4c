import { ask } from './api'
import type { Table } from './protocol'

export interface Overview {
  version: string
  database: 'sqlite' | 'postgresql'
  bytes: number
  tables: Record<'waiting' | 'playing' | 'over' | 'closed', number>
  entries: number
  guests: number
  /** Days after which finished games are deleted; null: they are kept. */
  erase_after: number | null
  busiest: { table: Table; entries: number; last: number }[]
}

/** The server as the admin sees it, with the admin key. */
export class AdminClient {
  constructor(private readonly bearer: string) {}

  private readonly post = <T>(path: string, body: unknown = {}) =>
    ask<T>(`/host${path}`, { method: 'POST', body, bearer: this.bearer })

  overview = () => ask<Overview>('/host', { bearer: this.bearer })
  close = (table: string) => this.post(`/tables/${table}/close`)
  forget = (table: string, seat: number) => this.post<{ tables: number }>(`/tables/${table}/forget`, { seat })
  eraseAfter = (days: number | null) => this.post<{ erased: number }>('/erase', { days })
}

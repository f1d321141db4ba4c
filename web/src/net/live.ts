import { batch, signal, type Signal } from '@preact/signals'
import { apply } from './protocol'
import { moveKeys, withSeats, type Keys, keepUnsent, unsentOf } from './keys'
import { transport, type Socket } from './transport'
import type { ClientMessage, EventMessage, MoveMessage, NewScreen, ServerMessage, SignMessage } from './types'
import { MISUNDERSTOOD, Refusal, type Choices, type GameEvent, type Hint, type Table, type View } from './protocol'

/** connecting: not yet seen; open: connected; lost: will reconnect; closed: will not reconnect. */
type Status = 'connecting' | 'open' | 'lost' | 'closed'

export interface Sign {
  seat: number
  sign: string
  at: number
}

interface Pending {
  message: ClientMessage
  resolve: (said: ServerMessage) => void
  reject: (problem: Refusal) => void
  again: boolean // sent again after a lost connection
  paused?: number // refused because the room pauses, when the last event seen was this one: sent when the room goes on
}

/** Close codes that mean: do not reconnect. */
const FINAL: Record<number, string> = {
  4400: MISUNDERSTOOD,
  4401: 'page.wrong_key',
  4404: 'page.no_table',
  4409: 'page.key_reissued',
  4410: 'table.closed',
  4413: MISUNDERSTOOD,
}
/** A move with this answer waits until the room goes on. */
const ROOM_PAUSED = 'server.room_paused'
const PING_MS = 20_000
const SILENCE_MS = 45_000
/** How long an answer may take after a silence: this page itself may have been asleep or busy. */
const ANSWER_MS = 3000
/** How long connecting may take: a network that has just changed drops some attempts, and browsers wait for minutes. */
const WELCOME_MS = 15_000

/** One table, followed over a socket that reconnects when it is lost. Everything is a signal. */
export class Live {
  readonly status: Signal<Status> = signal('connecting')
  readonly table: Signal<Table | null> = signal(null)
  readonly view: Signal<View | null> = signal(null)
  readonly choices: Signal<Choices | null> = signal(null)
  readonly deadline: Signal<number | null> = signal(null)
  /** Whether the deadline is for handing over a shared device: the clock of the turn does not run yet. */
  readonly handover: Signal<boolean> = signal(false)
  /** The seat whose private view is open here. */
  readonly open: Signal<number | null> = signal(null)
  /** The seats of this device. */
  readonly seats: Signal<number[]> = signal([])
  readonly events: Signal<GameEvent | null> = signal(null)
  readonly sign: Signal<Sign | null> = signal(null)
  readonly problem: Signal<Refusal | null> = signal(null)
  /** The next table of these players; sent to a shared screen. */
  readonly next: Signal<string | null> = signal(null)

  private socket: Socket | null = null
  private seq = 0
  private refs = 0
  private attempts = 0
  private lastMessageAt = 0
  private offset = 0
  private isEnded = false
  private hasWelcome = false
  /** Said hello again: what was not answered is sent again once the view has arrived. */
  private again = false
  /** Events before there is a board to show them; null: events are shown at once. */
  private early: EventMessage[] | null = null
  private timer: ReturnType<typeof setTimeout> | undefined
  /** Moves are waiting that an earlier page had stored. */
  private restored: boolean
  private readonly pulse: ReturnType<typeof setInterval>
  private readonly pending = new Map<number, Pending>()
  private readonly wake = (): void => {
    if (document.visibilityState === 'hidden') return
    if (this.status.value === 'lost') this.dial()
    else this.check() // a phone that slept may have lost its socket without notice
  }

  constructor(
    readonly id: string,
    private keys: Keys,
    private readonly dialled: (id: string) => Socket = (id) => transport().dial(id),
    /** Set on a TV: its letters and its key. */
    private readonly tv: NewScreen | null = null,
  ) {
    this.restored = unsentOf(id).length > 0
    for (const move of unsentOf(id)) if (String(move.seat) in keys) void this.request(move).catch(() => undefined)
    this.pulse = setInterval(() => this.check(), PING_MS)
    addEventListener('online', this.wake)
    document.addEventListener('visibilitychange', this.wake)
    this.dial()
  }

  /** The server's clock. */
  readonly now = (): number => Date.now() + this.offset

  /** Hold back events until there is a board: bots that begin are faster than the page. */
  awaitBoard(): this {
    this.early = []
    return this
  }

  /** The board is ready: show the events held back. */
  begin(): void {
    const waiting = this.early ?? []
    this.early = null
    for (const said of waiting) batch(() => this.happen(said))
  }

  /** More seats of this device, or other keys: say hello again. */
  rekey(keys: Keys): void {
    this.keys = keys
    this.redial()
  }

  /** Replace the keys: the server closes sockets that use an old key, so close ours first. */
  async exchange(change: () => Promise<Keys>): Promise<void> {
    this.hangUp()
    try {
      this.keys = await change()
    } finally {
      this.redial()
    }
  }

  readonly move = async (seat: number, move: string): Promise<void> => {
    await this.request({ type: 'move', seat, move, after: this.seq })
  }

  readonly undo = async (seat: number): Promise<void> => {
    await this.request({ type: 'undo', seat, after: this.seq })
  }

  /** Answer a person who asks to take a turn back. */
  readonly agree = async (seat: number, yes: boolean): Promise<void> => {
    await this.request({ type: 'agree', seat, yes })
  }

  /** At a puzzle: start again. */
  readonly startOver = async (seat: number): Promise<void> => {
    await this.request({ type: 'undo', seat, after: this.seq, all: true })
  }

  /** At a puzzle: start again, and get the solution turn by turn. */
  readonly solution = async (seat: number): Promise<string[]> => {
    const said = await this.request({ type: 'solution', seat, after: this.seq })
    return said.type === 'solution' ? said.line : []
  }

  readonly hint = async (seat: number): Promise<Hint[]> => {
    const said = await this.request({ type: 'hint', seat })
    return said.type === 'hint' ? said.turns : []
  }

  /** Open the curtain for one seat of this device, or close it. */
  reveal(seat: number | null): void {
    this.open.value = seat
    this.send(seat === null ? { type: 'close' } : { type: 'open', seat })
  }

  wave(seat: number, sign: string): void {
    this.send({ type: 'sign', seat, sign: sign as SignMessage['sign'] })
  }

  /** Let a bot play for another player who left. */
  readonly substitute = async (seat: number): Promise<void> => {
    await this.request({ type: 'leave', seat })
  }

  /** Let the bots make their moves at once. */
  readonly skip = (): void => this.send({ type: 'skip' })

  away(seat: number, away: boolean): void {
    this.send({ type: away ? 'leave' : 'back', seat })
  }

  end(): void {
    this.isEnded = true
    clearInterval(this.pulse)
    removeEventListener('online', this.wake)
    document.removeEventListener('visibilitychange', this.wake)
    this.hangUp()
    this.fail('page.left') // stored moves stay: they are made when the player comes back
  }

  // ── the connection ─────────────────────────────────────────────────────────────────────────────────────────────────

  private dial(): void {
    this.hangUp()
    const socket = this.dialled(this.id)
    this.socket = socket
    this.lastMessageAt = Date.now()
    this.hasWelcome = false
    socket.onopen = () => {
      const hello: ClientMessage = { type: 'hello', keys: this.keys, ...(this.tv && { screen: true, ...this.tv }) }
      socket.send(JSON.stringify(hello))
    }
    socket.onmessage = (event) => {
      this.lastMessageAt = Date.now()
      this.receive(JSON.parse(event.data) as ServerMessage)
    }
    socket.onclose = (event) => {
      if (this.socket === socket) this.onClose(event.code)
    }
    this.timer = setTimeout(() => this.lose(), WELCOME_MS)
  }

  private hangUp(): void {
    clearTimeout(this.timer)
    const old = this.socket
    this.socket = null
    if (old) {
      old.onopen = old.onmessage = old.onclose = null
      old.close(1000)
    }
  }

  private redial(): void {
    this.attempts = 0
    this.dial()
  }

  /** Treat the connection as lost, whatever the state of the socket. */
  private lose(): void {
    this.hangUp()
    this.onClose(1006)
  }

  private onClose(code: number): void {
    const repeated = this.hasWelcome && this.restored
    clearTimeout(this.timer)
    this.socket = null
    this.hasWelcome = false
    if (this.isEnded) return
    const final = FINAL[code]
    if (final) {
      batch(() => {
        this.status.value = 'closed'
        this.problem.value = new Refusal(final)
      })
      this.fail(final)
      // what a newer page may send stays stored, unless this is it: the server understood the hello, but not that move
      if (final !== MISUNDERSTOOD || repeated) this.keepMoves()
      return
    }
    this.status.value = 'lost'
    const wait = Math.min(500 * 1.7 ** this.attempts++, 8000)
    this.timer = setTimeout(() => this.dial(), wait * (0.75 + Math.random() / 2))
  }

  private check(): void {
    if (!this.hasWelcome) return
    this.send({ type: 'ping' })
    const { lastMessageAt, socket } = this
    if (Date.now() - lastMessageAt <= SILENCE_MS) return
    setTimeout(() => {
      if (this.socket === socket && this.lastMessageAt === lastMessageAt) this.lose()
    }, ANSWER_MS)
  }

  private send(message: ClientMessage): void {
    if (this.socket?.readyState === 1 && this.hasWelcome) this.socket.send(JSON.stringify(message))
  }

  private request(message: ClientMessage): Promise<ServerMessage> {
    if (this.status.value === 'closed' || this.isEnded) return Promise.reject(new Refusal('page.offline'))
    const ref = ++this.refs
    const sent = { ...message, ref }
    return new Promise((resolve, reject) => {
      this.pending.set(ref, { message: sent, resolve, reject, again: false })
      this.keepMoves()
      this.send(sent)
    })
  }

  private fail(code: string): void {
    for (const { reject } of this.pending.values()) reject(new Refusal(code))
    this.pending.clear()
  }

  private keepMoves(): void {
    const waiting = [...this.pending.values()].map(({ message }) => message)
    keepUnsent(
      this.id,
      waiting.filter((message): message is MoveMessage => message.type === 'move'),
    )
  }

  /** Send unanswered messages again with the same `after`: each counts once. */
  private repeat(): void {
    if (!this.again) return
    this.again = false
    for (const waiting of this.pending.values()) {
      waiting.again = true
      this.renew(waiting)
      this.send(waiting.message)
    }
  }

  /** The room goes on: send the moves that waited. */
  private goOn(): void {
    for (const waiting of this.pending.values()) if (this.renew(waiting)) this.send(waiting.message)
    this.keepMoves()
  }

  /** Let a move that waited answer the present, unless more has happened than the end of the pause. */
  private renew({ message, paused }: Pending): boolean {
    if (paused === undefined || message.type !== 'move' || this.seq - paused > 1) return false
    message.after = this.seq
    return true
  }

  // ── messages of the server ─────────────────────────────────────────────────────────────────────────────────────────

  private receive(said: ServerMessage): void {
    batch(() => {
      try {
        this.take(said)
      } catch {
        this.hangUp() // a message of a newer server
        this.onClose(4400)
      }
    })
    if (!('ref' in said) || typeof said.ref !== 'number') return
    const waiting = this.pending.get(said.ref)
    if (!waiting) return
    if (said.type === 'refused' && said.code === ROOM_PAUSED && waiting.message.type === 'move') {
      waiting.paused = this.seq
      return
    }
    this.pending.delete(said.ref)
    this.restored = false
    this.keepMoves()
    if (said.type !== 'refused') waiting.resolve(said)
    else if (waiting.again && said.code === 'table.stale')
      waiting.resolve(said) // it had arrived the first time
    else waiting.reject(new Refusal(said.code, said.clause, said.details))
  }

  private take(said: ServerMessage): void {
    if ('now' in said) this.offset = said.now - Date.now()
    switch (said.type) {
      case 'welcome': {
        const mine = this.open.value // a curtain that was open before the connection was lost
        clearTimeout(this.timer)
        this.hasWelcome = this.again = true
        this.attempts = 0
        this.status.value = 'open'
        this.problem.value = null
        this.table.value = said.table
        this.seats.value = said.keys
        this.open.value = said.open
        if (said.open === null && mine !== null && said.keys.includes(mine)) this.reveal(mine)
        break
      }
      case 'table':
        this.table.value = said.table
        break
      case 'moved':
        this.keys = withSeats(this.keys, said.seats)
        moveKeys(this.id, said.seats)
        this.seats.value = this.seats.value.map((seat) => said.seats[seat] ?? seat).sort()
        if (this.open.value !== null) this.open.value = said.seats[this.open.value] ?? this.open.value
        break
      case 'view': {
        this.seq = said.seq
        this.early &&= []
        this.view.value = said.view
        this.choices.value = said.choices
        this.deadline.value = said.deadline
        this.handover.value = said.handover
        this.repeat()
        break
      }
      case 'event':
        if (this.early && this.view.value) this.early.push(said)
        else this.happen(said)
        break
      case 'next':
        this.next.value = said.table
        break
      case 'sign':
        this.sign.value = { seat: said.seat, sign: said.sign, at: Date.now() }
        break
    }
  }

  private happen(said: EventMessage): void {
    const before = this.view.value
    if (!before) return this.redial() // an event without a view to change: reconnect
    const after = apply(before, said.changes)
    this.seq = said.seq
    this.view.value = after
    this.choices.value = said.choices
    this.deadline.value = said.deadline
    this.handover.value = said.handover
    this.events.value = { seq: said.seq, seat: said.seat, kind: said.kind, moves: said.moves, before, after }
    if (said.kind === 'resume') this.goOn()
  }
}

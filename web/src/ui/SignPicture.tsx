/** The friendly signs as pictures, for those who cannot read yet. */
const face = (mouth: string, more = '') => (
  <>
    <circle cx="16" cy="16" r="13" fill="#F5BC3B" />
    <path d={`${mouth}${more}`} fill="none" />
    <path d="M11 12v1.500M21 12v1.5" />
  </>
)

const PICTURES: Record<string, () => preact.JSX.Element> = {
  hello: () => (
    <path
      d="M9 17l-2.5-5.500c-.8-2 1.8-3.2 2.7-1.300l2 4-2.2-7c-.5-2.2 2.3-3 3-1l2 6.5-.5-7.500c0-2.2 3-2.2 3.1 0l.9 7.5 1.5-5.500c.7-2 3.4-1.2 3 .8l-2 10.500c-.8 5-5 7.5-9 6.5-2.7-.7-4-3.5-5-8z"
      fill="#F5BC3B"
    />
  ),
  well_done: () => (
    <path d="M16 3.500l3.7 8 8.8 1-6.5 6 1.7 8.600L16 22.8 8.3 27.1 10 18.500l-6.5-6 8.8-1z" fill="#F5BC3B" />
  ),
  thanks: () => (
    <path d="M16 27C6 20 3.5 14.5 5 10.5 7 6 13 6 16 11c3-5 9-5 11-.5 1.5 4-1 9.5-11 16.500z" fill="#DB4A3F" />
  ),
  oops: () => face('M11 21.500c1.5-2 3 1.5 5-.500s3 1.5 5-.5'),
  wow: () => (
    <>
      <circle cx="16" cy="16" r="13" fill="#F5BC3B" />
      <path d="M11 11.500v2M21 11.500v2" />
      <ellipse cx="16" cy="21" rx="3" ry="4" fill="#2B2140" />
    </>
  ),
  hurry: () => <path d="M8 4h16M8 28h16M10 4c0 7 4 9 6 12-2 3-6 5-6 12h12c0-7-4-9-6-12 2-3 6-5 6-12z" fill="#4F86DB" />,
  good_game: () => (
    <path
      d="M10 5h12v8a6 6 0 0 1-12 0zM10 7H5.500c0 4 2 6.5 5 6.500M22 7h4.500c0 4-2 6.5-5 6.500M16 19v5M11 27h10"
      fill="#F5BC3B"
    />
  ),
  bye: () => face('M10.5 19c2.5 4.5 8.5 4.5 11 0', 'M24 5l3-2M27 9l3-1'),
}

export function SignPicture({ sign }: { sign: string }) {
  return (
    <svg
      class="sign-picture"
      viewBox="0 0 32 32"
      aria-hidden="true"
      stroke="var(--ink)"
      stroke-width="2.2"
      stroke-linecap="round"
      stroke-linejoin="round"
    >
      {PICTURES[sign]?.() ?? face('M10.5 19c2.5 4.5 8.5 4.5 11 0')}
    </svg>
  )
}

import { configure } from '@testing-library/preact'

// a busy machine is no mistake: what is waited for comes, be it late
configure({ asyncUtilTimeout: 20_000 })

import { configure } from '@testing-library/preact'

// a busy machine is not an error: what is awaited arrives, even if late
configure({ asyncUtilTimeout: 20_000 })

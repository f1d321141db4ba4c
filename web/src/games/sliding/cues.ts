/** What a board lets hear. Silent until the page has a voice. */
export const sound = (_name: 'push' | 'step' | 'found' | 'turn' | 'refused' | 'lay'): void => {}
export const speak = (_text: string, _how?: { always?: boolean }): void => {}

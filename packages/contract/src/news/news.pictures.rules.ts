/** Bytes of a picture of news at the most, as it is sent. */
export const newsPictureBytes = 512 * 1024
/** Its size as it is kept, in pixels: sharp on the widest card, and what a picture has at the most that is let in. */
export const newsPictureSize = { width: 1024, height: 576 } as const

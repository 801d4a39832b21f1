/** What a letter says, and to whom. */
export type LetterText = { to: string; replyTo?: string; subject: string; text: string; language?: string }

/** The text of a letter, its subject, and its recipient. */
export type LetterText = { to: string; replyTo?: string; subject: string; text: string; language?: string }

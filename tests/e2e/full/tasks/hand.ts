import type { Locator, Page } from '@playwright/test'

/**
 * A person at the desk, who counts what they do: each click or tap, each key that stands for a click, and each text, which is one
 * however long it is. To look, to scroll and to wait count nothing.
 */
export class Hand {
  /** Where the person is: another page, once they have opened one. */
  page: Page
  #done = 0

  constructor(page: Page) {
    this.page = page
  }

  /** How much was done so far. */
  get done(): number {
    return this.#done
  }

  async click(what: Locator) {
    this.#done += 1
    await what.click()
  }

  async press(key: string) {
    this.#done += 1
    await this.page.keyboard.press(key)
  }

  /** Writes at the cursor; what is there and is to be written over is first selected, which counts nothing. */
  async type(text: string, { isOver = true } = {}) {
    this.#done += 1
    if (isOver) await this.page.keyboard.press('ControlOrMeta+A')
    await this.page.keyboard.insertText(text)
  }

  /** The same, letter by letter, as fast as people type. */
  async typeLetters(text: string) {
    this.#done += 1
    await this.page.keyboard.press('ControlOrMeta+A')
    await this.page.keyboard.type(text, { delay: 150 })
  }

  /** Clicks into a field and writes it anew: two. */
  async fill(field: Locator, text: string) {
    await this.click(field)
    this.#done += 1
    await field.fill(text)
  }

  /** Opens a choice and chooses: two. */
  async choose(select: Locator, label: string) {
    this.#done += 2
    await select.selectOption({ label })
  }

  /** Clicks what asks for a file, and chooses one in the window of the computer: two. */
  async upload(button: Locator, file: { name: string; mimeType: string; buffer: Buffer }) {
    const asked = this.page.waitForEvent('filechooser')
    await this.click(button)
    this.#done += 1
    await (await asked).setFiles([file])
  }
}

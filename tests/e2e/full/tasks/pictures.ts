import sharp from 'sharp'
import { expect } from '../../editor.ts'
import { card, field, opened, read, save, type Task } from './task.ts'

const photo = async () => ({
  name: 'Rose Garden.jpg',
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 2400, height: 1800, channels: 3, background: '#d71e28' } })
    .jpeg()
    .toBuffer(),
})

export const picture: Task = {
  name: 'a picture uploaded, put in place of another and described',
  walk: async ({ page, hand, site }) => {
    const file = await photo()
    await hand.click(card(page, 'About'))
    const preview = await opened(page)
    await hand.click(preview.locator('main .ph img').first())
    await hand.upload(page.getByText('Upload…').last(), file)
    await expect(preview.locator('main .ph img').first()).toHaveAttribute('src', /rose-garden/)
    await hand.fill(field(page, 'blocks.0.picture.alt'), 'A garden of roses')
    await hand.click(save(page))
    await expect.poll(async () => JSON.stringify(await read(site, 'page/about'))).toContain('rose-garden')
    expect(JSON.stringify(await read(site, 'page/about'))).toContain('A garden of roses')
  },
}

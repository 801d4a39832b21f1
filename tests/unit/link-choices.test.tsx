import { parseHTML } from 'linkedom'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Choices } from '../../tina/admin/links/choices'

const options = ['/a', '/b', '/c'].map((link) => ({ link, name: link, note: 'Page' }))
const nothing = () => {}

test('the chosen line of a list has an outline where forced colours take its ground away, the others have none', () => {
  const markup = renderToStaticMarkup(
    <Choices id="list" options={options} chosen={options[1]} typed="" onPoint={nothing} onChoose={nothing} />,
  )
  const { document } = parseHTML(`<html><body>${markup}</body></html>`)
  const lines = [...document.querySelectorAll('[role=option]')]
  expect(lines.map((line) => line.getAttribute('aria-selected'))).toEqual(['false', 'true', 'false'])
  expect(lines.map((line) => line.className.split(' ').includes('forced-colors:outline'))).toEqual([false, true, false])
})

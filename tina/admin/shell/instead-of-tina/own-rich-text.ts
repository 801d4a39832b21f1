import { AutoformatPlugin } from '@udecode/plate-autoformat/react'
import { LinkPlugin } from '@udecode/plate-link/react'
import { createElement, Fragment } from 'react'
import { LinkToolbar } from '../../rich-text/link-toolbar'
import { PasteNotice, PastePlugin } from '../../rich-text/paste'
import { isAddress, offered, type Rule } from '../../rich-text/typed'

/** What Tina asks its plugins with; their own types know every plugin of Plate. */
type Config = { options?: { rules?: Rule[] } & Record<string, unknown>; render?: object; plugins?: unknown[] }
type Configured = { configure(config: Config): unknown }

function reconfigure(plugin: unknown, change: (config: Config) => Config) {
  const own = plugin as Configured
  const configure = own.configure
  own.configure = (config) => configure.call(own, change(config))
}

/**
 * Changes three things in the editor of rich text, for which Tina has no option: it makes its editor of the plugins of Plate, each
 * configured when a text is opened, so this wraps their `configure`.
 * - Links are chosen by the name of a page (`LinkToolbar` in place of Tina's box for an address), and `#` is no link.
 * - Typed signs make only what the toolbar offers.
 * - What is pasted from Word, Google Docs or a page keeps its kinds: Tina's own plugin called `html` takes the place of the one
 *   by which Plate reads HTML, so that all was pasted as plain text.
 */
export function ownRichText(): void {
  reconfigure(LinkPlugin, (config) => ({
    ...config,
    options: { ...config.options, isUrl: isAddress, allowedSchemes: ['http', 'https', 'mailto', 'tel', 'xref'] },
    render: {
      ...config.render,
      afterEditable: () => createElement(Fragment, null, createElement(LinkToolbar), createElement(PasteNotice)),
    },
    plugins: [...(config.plugins ?? []), PastePlugin],
  }))
  reconfigure(AutoformatPlugin, (config) => ({
    ...config,
    options: { ...config.options, rules: config.options?.rules?.filter(offered) },
  }))
}

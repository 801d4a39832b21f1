/** Replaces the editor for Markdown as text: no toolbar of ours leads there, and it would fetch its parts from another host. */
export default () => null

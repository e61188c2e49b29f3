/**
 * Text that may end a line after `/` and `@`, where a narrow tile would break it within a word. Each part is the only child of its element, so
 * that a page which was translated before its scripts ran can still be taken over.
 */
export function Breakable({ text }: { text: string }) {
  return text.match(/[^/@]+[/@]?|[/@]/g)?.map((part) => [<span key="part">{part}</span>, <wbr key="break" />]);
}

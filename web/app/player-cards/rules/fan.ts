const FAN_SIZE = 3;

/** The first cards of three different countries, for the fan of stickers; none when there are not three. */
export function fanOf<Card extends { country?: string | null }>(cards: readonly Card[]): Card[] {
  const firsts = cards.filter((card, index) => cards.findIndex(({ country }) => country === card.country) === index);
  return firsts.length < FAN_SIZE ? [] : firsts.slice(0, FAN_SIZE);
}

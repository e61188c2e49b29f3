import { format, type Message } from '../contract';

/** An upload that is not an accepted picture. The caller translates it: for the API's form or for Strapi's admin. */
export class PictureProblem extends Error {
  override readonly name = 'PictureProblem';

  constructor(readonly reason: Message) {
    super(format(reason));
  }
}

import { format, type Message } from '../contract';

/** An upload that cannot become a picture of ours. What answers it depends on who sent it: staff's form or the admin. */
export class PictureProblem extends Error {
  override readonly name = 'PictureProblem';

  constructor(readonly reason: Message) {
    super(format(reason));
  }
}

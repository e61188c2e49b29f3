import { PAGE_SIZE_MAX } from '../src/contract';

export default { rest: { defaultLimit: 25, maxLimit: PAGE_SIZE_MAX, withCount: true } };

/**
 * Films that stand in for highlights: open films of the Blender project (CC BY), since no film of an invented player
 * exists. One in each form that staff paste: watch page, short link, embed address.
 */
export const WATCH_LINK = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ';
export const SHORT_LINK = 'https://youtu.be/eRsGyueVLvQ';
export const EMBED_LINK = 'https://www.youtube.com/embed/aqz-KE-bpKQ';

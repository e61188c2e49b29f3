/** What the server answers before any page is drawn. */
export const notices = {
  tooMany: {
    title: 'Please wait a minute',
    text: 'Too many requests came from your network. Please try again in a minute.',
  },
  foreignForm: {
    title: 'Form not accepted',
    text: 'This form was sent from another website. Open our site and fill it in there.',
  },
  tooLarge: {
    title: 'Too large',
    text: 'What you sent is too large. Go back, send less text or a smaller file, and try again.',
  },
  slow: { title: 'That took too long', text: 'What you sent took too long to arrive. Go back and try again.' },
  broken: { title: 'Not received', text: 'What you sent did not arrive complete. Go back and try again.' },
};

export type NoticeLabels = typeof notices;

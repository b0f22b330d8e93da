/** "18+" in a frame, its plus alight every other second: an animated GIF of 48 by 20. */
const GIF =
  'R0lGODlhMAAUAIEAAP///8QeLfCWmwAAACH/C05FVFNDQVBFMi4wAwEAAAAh+QQAZAAAACwAAAAAMAAUAAACZoyP' +
  'qcvtD+MCtNqLs9aIh61sYpcZYCKe5kWyn1u+WFvRtXzH3jrjOdzb+X5AC884pNiIPZsDeUSqDi4GNAmIKofaLHa5' +
  '1RWlsa5XTB5fPWim+6YNNampMhc1N6fA9X5dAhgoODhYAAAh+QQAZAAAACwAAAAAMAAUAAACb4yPqcvtD+MCtNqL' +
  's9aIh61sYpcZYCKe5kWyn5sJgrdarf3i8VweXo+pWWS0HCxopAgrxN6y8oSihrKqFRcFZLVTpvWLTUqBx0sTmY0+' +
  'o2dXWsxF7oo/eZlKd/vQ+xSfr9blFzZYaKgkkai4yLhYAAA7';

export const POLICY_LOGO = Uint8Array.from(Buffer.from(GIF, 'base64'));

/** Where a tab stores its part of the chat, and the browser that there is a chat to follow. */
export const CHAT_KEY = 'chat';

import {
  chatEndCall,
  chatHistoryCall,
  chatSendCall,
  chatTranscriptCall,
} from '../../../src/api/endpoints/support/chat';
import { sample } from './sample-call';
import type { SampleCall } from './sample-call';

const thread = {
  version: 7,
  state: 'waiting',
  place: 2,
  agent: null,
  messages: [
    {
      id: 1,
      from: 'visitor',
      text: 'How is a void leg settled?',
      at: 5,
      link: null,
      isMasked: false,
      clientId: 'message-1',
      files: [{ id: 'upload-1', name: 'receipt.png', type: 'image/png', size: 5 }],
    },
    {
      id: 2,
      from: 'helper',
      text: 'I am a program.',
      at: 6,
      link: { path: '/rules/betting/settlement#r-3.2', title: 'Settlement' },
      isMasked: false,
      clientId: null,
    },
  ],
};

/** Calls of the chat with the consultant. */
export const CHAT_CALLS: readonly SampleCall[] = [
  sample('chatHistoryCall', chatHistoryCall, {}, thread),
  sample(
    'chatSendCall',
    chatSendCall,
    {
      clientId: 'message-1',
      text: 'Hello?',
      isMasked: false,
      files: [{ id: 'upload-1', name: 'receipt.png' }],
    },
    thread,
  ),
  sample('chatEndCall', chatEndCall, {}, thread),
  sample('chatTranscriptCall', chatTranscriptCall, {}, { sentTo: 'a···@example.com' }),
];

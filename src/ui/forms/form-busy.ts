import { createContext } from 'react';

/** Whether what the form has sent is under way. */
export const FormBusy = createContext(false);

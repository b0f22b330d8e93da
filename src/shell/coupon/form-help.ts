// What the form tells beside its fields, in one file.
export { Fixes } from './fixes';
export { TermHelps } from './terms/term-helps';

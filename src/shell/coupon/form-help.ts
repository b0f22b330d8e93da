// What the form tells beside its fields, in one file.
export { Fixes } from './problem/fixes';
export { TermHelps } from './terms/term-helps';

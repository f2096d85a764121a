import type { Title } from "../model/title.ts";
export declare const TITLES: readonly Title[];
export declare function titleById(id: string): Title;

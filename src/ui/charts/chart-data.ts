export interface ChartSeries {
  readonly name: string;
  /** Filled and hollow bars stand side by side; each shape has one series at most. */
  readonly shape: 'bars' | 'hollow-bars' | 'line';
  /** Whole numbers, one for each point. */
  readonly values: readonly number[];
}

export interface ChartPoint {
  /** Written beside its values. */
  readonly name: string;
  /** Written below it, where there is room. */
  readonly short: string;
  /** What several points belong to, such as their year: written below the first of them. */
  readonly span: string;
}

export interface ChartData {
  readonly points: readonly ChartPoint[];
  readonly series: readonly ChartSeries[];
  /** Writes a value of the axis. */
  readonly axisText: (value: number) => string;
}

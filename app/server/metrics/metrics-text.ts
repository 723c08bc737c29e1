export type Metric = {
  /** Such as site_emails: its unit is its last word, as Prometheus wants it. */
  name: string
  help: string
  type: 'gauge' | 'counter'
  /** One value, or one for each value of a label. */
  values: number | { label: string; of: Readonly<Record<string, number>> }
}

/** The text format of Prometheus, version 0.0.4. */
export function metricsText(metrics: readonly Metric[]): string {
  return metrics.map(describe).join('')
}

function describe({ name, help, type, values }: Metric): string {
  const samples =
    typeof values === 'number'
      ? [`${name} ${values}`]
      : Object.entries(values.of).map(
          ([key, value]) => `${name}{${values.label}="${escape(key)}"} ${value}`,
        )
  return `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${samples.join('\n')}\n`
}

function escape(text: string): string {
  return text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')
}
